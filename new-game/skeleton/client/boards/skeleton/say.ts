/** One sentence: what is expected. */
export const say = (): string => 'Your turn: take a card of the market'
