import { afterAll, expect, it } from 'vitest'
import { bundle, removeBundle } from './bundled'
import { kill } from './kills'

const rounds = 50
const seed = Date.now() % 1_000_000

afterAll(removeBundle)

it(`killed ${rounds} times in the middle of play, every acknowledged move is there (seed ${seed})`, async () => {
  const { acknowledged } = await kill(await bundle(), rounds, seed)
  expect(acknowledged).toBeGreaterThan(rounds)
})
