import { afterEach, expect, test, vi } from 'vitest'
import { hireThinker } from '../../client/table/thinker'
import type { GameDefinition } from '../../games/kit/definition'
import { open } from '../../games/kit/engine'
import type { Question } from '../../games/kit/question'
import { beach } from './table.fixture'

const definition = beach as GameDefinition
const { G } = open(definition, { players: 2, seed: 'thinker' })
const question: Question = { kind: 'apprentice', view: definition.view(G, G.current), seat: G.current, plan: [] }

/** A worker that answers as it is told. */
class FakeWorker extends EventTarget {
  static said: unknown[] = []
  postMessage(message: unknown): void {
    FakeWorker.said.push(message)
    queueMicrotask(() => this.dispatchEvent(FakeWorker.reply(message)))
  }
  terminate(): void {}
  static reply: (message: unknown) => Event
}

afterEach(() => {
  vi.unstubAllGlobals()
  FakeWorker.said = []
})

test('a bot of this device thinks in a worker', async () => {
  const thought = { choice: { move: 'rest', args: [] }, plan: [] }
  FakeWorker.reply = () => new MessageEvent('message', { data: thought })
  vi.stubGlobal('Worker', FakeWorker)
  expect(await hireThinker(definition).think(question)).toEqual(thought)
  expect(FakeWorker.said).toEqual([{ game: 'beach', question }])
})

test('where no worker can run it thinks here', async () => {
  FakeWorker.reply = () => new Event('error')
  vi.stubGlobal('Worker', FakeWorker)
  const thinker = hireThinker(definition)
  expect((await thinker.think(question))?.choice.move).toBeDefined()
  expect((await thinker.think(question))?.choice.move).toBeDefined()
  expect(FakeWorker.said).toHaveLength(1)
})

test('a hint comes from the same worker, or from here where none can run', async () => {
  const hint = { view: question.view, seat: question.seat }
  const hints = [{ choice: { move: 'rest', args: [] }, events: [], reasons: [], worth: 1 }]
  FakeWorker.reply = () => new MessageEvent('message', { data: hints })
  vi.stubGlobal('Worker', FakeWorker)
  expect(await hireThinker(definition).advise(hint)).toEqual(hints)
  expect(FakeWorker.said).toEqual([{ game: 'beach', hint }])
  FakeWorker.reply = () => new Event('error')
  const found = await hireThinker(definition).advise(hint)
  expect(found.length).toBeGreaterThan(0)
})
