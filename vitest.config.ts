import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { pictures } from './client/pictures.ts'

const project = (name: string, include: string[], more: object = {}) => ({
  extends: true as const,
  test: { name, include, ...more },
})

/** Pictures are made by the bundler; here each is an empty one. */
const noPictures = {
  name: 'no-pictures',
  enforce: 'pre' as const,
  resolveId: (source: string) => (source.startsWith('~icons/') ? '\0picture' : null),
  load: (id: string) => (id === '\0picture' ? 'export default () => null' : null),
}

export default defineConfig({
  test: {
    // Browser tests mostly wait: a second worker is worth it on the smallest machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      project('arrows', ['test/arrows.test.ts']),
      project('setup', ['test/setup/**/*.test.ts'], { testTimeout: 120_000 }),
      project('kit', ['test/kit/**/*.test.ts']),
      project('games', ['test/games/**/*.test.ts', 'test/conformance/**/*.test.ts'], { testTimeout: 300_000 }),
      { ...project('client', ['test/client/**/*.test.{ts,tsx}']), plugins: [noPictures, pictures] },
      project('server', ['test/server/**/*.test.ts'], { testTimeout: 180_000, hookTimeout: 60_000 }),
      project('many', ['test/many/**/*.test.ts'], { testTimeout: 180_000, hookTimeout: 120_000 }),
      project('guard', ['test/guard/**/*.test.ts'], { testTimeout: 300_000, hookTimeout: 120_000 }),
      project('e2e', ['test/e2e/**/*.test.ts'], { testTimeout: 900_000, hookTimeout: 120_000 }),
    ],
  },
})
