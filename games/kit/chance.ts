import type { Random } from './rule'

/** Where a run of chance stands, as plain data: the same numbers follow from it again. */
export interface Chance {
  c: number
  s0: number
  s1: number
  s2: number
}

const fraction = 2 ** -32

/** Baagøe's Mash: turns text into numbers between 0 and 1, each depending on all the text so far. */
function mash(): (text: string) => number {
  let n = 0xefc8249d
  return (text) => {
    for (let i = 0; i < text.length; i++) {
      n += text.charCodeAt(i)
      let h = 0.02519603282416938 * n
      n = h >>> 0
      h -= n
      h *= n
      n = h >>> 0
      h -= n
      n += h * 2 ** 32
    }
    return (n >>> 0) * fraction
  }
}

const wrapped = (value: number): number => (value < 0 ? value + 1 : value)

/** Baagøe's Alea, the generator of boardgame.io: the same seed brings the same match there and here. */
export function chanceOf(seed: string): Chance {
  const next = mash()
  const [s0, s1, s2] = [next(' '), next(' '), next(' ')]
  return { c: 1, s0: wrapped(s0 - next(seed)), s1: wrapped(s1 - next(seed)), s2: wrapped(s2 - next(seed)) }
}

/** The next number, from 0 up to 1. */
function draw(chance: Chance): number {
  const t = 2091639 * chance.s0 + chance.c * fraction
  chance.c = Math.trunc(t)
  chance.s0 = chance.s1
  chance.s1 = chance.s2
  chance.s2 = t - chance.c
  return chance.s2
}

function shuffle<T>(deck: readonly T[], number: () => number): T[] {
  const left = [...deck]
  const shuffled: T[] = []
  for (let n = left.length; n > 0; n--) {
    const at = Math.trunc(n * number())
    shuffled.push(left[at]!)
    left[at] = left[n - 1]!
  }
  return shuffled
}

/** Dice and shuffles from any source of numbers, made as boardgame.io makes them. */
export const randomFrom = (number: () => number): Random => ({
  Number: number,
  Die: (spots) => Math.floor(number() * spots) + 1,
  Shuffle: (deck) => shuffle(deck, number),
})

/** Chance that moves on with every call. */
export const randomOf = (chance: Chance): Random => randomFrom(() => draw(chance))
