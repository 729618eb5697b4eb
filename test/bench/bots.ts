import { hire } from '../../games/kit/bot'
import { chooseFor } from '../arena/choose'
import { plugs } from '../conformance/plugs'
import { seeded } from '../conformance/seeded'
import type { Case, Part } from './part'
import { playSome, reference } from './played'

/** A greedy bot's choice, in the positions where a seat was asked. */
export const part: Part = {
  async open() {
    const base = reference()
    const cases = plugs.map(async (plug): Promise<Case> => {
      const { definition } = plug
      const { states, requests } = playSome(plug, 30)
      const bot = await hire('apprentice', definition)
      const asked = requests.map(({ player }, i) => ({ player, view: definition.view(states[i]!.G, player) }))
      return {
        name: `${definition.meta.id}: a greedy choice`,
        against: base.name,
        times: asked.length,
        run() {
          for (const { player, view } of asked) chooseFor(bot, view, player, seeded(1))
        },
      }
    })
    return [base, ...(await Promise.all(cases))]
  },
}
