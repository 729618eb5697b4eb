import { parentPort, workerData } from 'node:worker_threads'
import { inCatalog } from '../../games/catalog'
import { answer, type Question } from '../../games/kit/question'

/** A thread of its own in which bots think. It is asked one question at a time. */

const stop = new Int32Array(workerData)

parentPort!.on('message', async ({ game, question }: { game: string; question: Question }) => {
  const definition = await inCatalog(game)!.load()
  parentPort!.postMessage(await answer(definition, question, () => Atomics.load(stop, 0) === 1))
})
