import { inCatalog } from '../../games/catalog'
import { answer, type Question } from '../../games/kit/question'

/** The thread in which the bots of this device think. */

let line = Promise.resolve()

async function reply({ game, question }: { game: string; question: Question }): Promise<void> {
  const definition = await inCatalog(game)!.load()
  postMessage(await answer(definition, question))
}

addEventListener('message', ({ data }) => {
  // A failure is nobody's here: as an error of the worker the page hears of it.
  line = line.then(() => reply(data)).catch(reportError)
})
