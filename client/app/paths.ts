/** Where things live in the app. */
export const paths = {
  lobby: '/',
  about: '/about',
  game: (game: string) => `/game/${game}`,
  /** The game's page with the form set to where people play. */
  newMatch: (game: string, where: string, opponent = 'person') => `/game/${game}?where=${where}&with=${opponent}`,
  rules: (game: string) => `/game/${game}/rules`,
  cards: (game: string) => `/game/${game}/cards`,
  match: (game: string, id: string) => `/match/${game}/${encodeURIComponent(id)}`,
  /** The same table without a seat being offered first. */
  watch: (game: string, id: string) => `/match/${game}/${encodeURIComponent(id)}?watch`,
  local: (id: string) => `/local/${encodeURIComponent(id)}`,
} as const

export const clausePath = (game: string, clause: string): string => `${paths.rules(game)}#${clause}`

/** The address to send to friends. */
export const inviteLink = (game: string, id: string): string => `${location.origin}${paths.match(game, id)}`
