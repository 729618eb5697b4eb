import { inCatalog } from '../../games/catalog'
import { hintsFor } from '../../games/kit/hint'
import { answer } from '../../games/kit/question'
import type { Order } from './thinker'

/** The thread in which the bots of this device think, and what they would do in somebody's place. */

let line = Promise.resolve()

async function reply(order: Order): Promise<void> {
  const definition = await inCatalog(order.game)!.load()
  if ('question' in order) return postMessage(await answer(definition, order.question))
  postMessage(await hintsFor(definition, order.hint.view, order.hint.seat))
}

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  // A failure is nobody's here: as an error of the worker the page hears of it.
  line = line.then(() => reply(data)).catch(reportError)
})
