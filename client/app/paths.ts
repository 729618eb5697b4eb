/** Where things live in the app. */
export const paths = {
  lobby: '/',
  about: '/about',
  game: (game: string) => `/game/${game}`,
  /** The game's page with the form set to where people play. */
  newMatch: (game: string, where: string, opponent = 'person') => `/game/${game}?where=${where}&with=${opponent}`,
  /** The same form, set to a series of matches. */
  newSeries: (game: string) => `/game/${game}?series`,
  rules: (game: string) => `/game/${game}/rules`,
  cards: (game: string) => `/game/${game}/cards`,
  /** The guided first game. */
  lesson: (game: string) => `/game/${game}/lesson`,
  match: (game: string, id: string) => `/match/${game}/${encodeURIComponent(id)}`,
  /** The same table without a seat being offered first. */
  watch: (game: string, id: string) => `/match/${game}/${encodeURIComponent(id)}?watch`,
  local: (id: string) => `/local/${encodeURIComponent(id)}`,
  /** Matches that follow one another, by any of them. */
  series: (game: string, id: string) => `/series/${game}/${encodeURIComponent(id)}`,
  localSeries: (id: string) => `/local-series/${encodeURIComponent(id)}`,
} as const

export const clausePath = (game: string, clause: string): string => `${paths.rules(game)}#${clause}`

/** The addresses to send to friends. */
export const seriesLink = (game: string, id: string): string => `${location.origin}${paths.series(game, id)}`
export const inviteLink = (game: string, id: string): string => `${location.origin}${paths.match(game, id)}`
