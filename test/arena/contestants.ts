import { pathToFileURL } from 'node:url'
import { employ } from '../../games/kit/bot'
import { botKinds } from '../../games/kit/bot-kinds'
import type { Choice, GameDefinition, MatchState, View } from '../../games/kit/definition'
import type { Judge } from '../../games/kit/judge'
import { levelOf } from '../../games/kit/levels'
import type { PlayerId } from '../../games/kit/rule'
import { remembering } from './choose'
import { chooseGreedily } from './yardstick/chooser'
import { yardstickOf } from './yardstick/judges'

export type Chooser = (view: View<MatchState>, seat: PlayerId, random: () => number) => Choice | undefined

/** Somebody in the line-up of the arena. */
export interface Contestant {
  readonly name: string
  /** Sits down for one match. */
  sit(): Chooser
}

const pattern = /^(?<kind>[a-z]+)(?:\*(?<part>[\d.]+))?(?:=(?<judge>.+))?$/

/**
 * By name: a kind of bot or `yardstick`. `architect*0.1` thinks a tenth of the usual, `builder=old/bot.ts` judges as that
 * file says. Nobody is timed here: effort is counted in moves tried, so that the same seed plays the same games anywhere.
 */
export async function contestant(name: string, definition: GameDefinition): Promise<Contestant> {
  const { kind: called, part = '1', judge: file } = pattern.exec(name)?.groups ?? {}
  if (called === 'yardstick') {
    const judge = await yardstickOf(definition.meta.id)
    return { name, sit: () => (view, seat, random) => chooseGreedily(definition, judge, view, seat, random) }
  }
  const kind = botKinds.find((one) => one === called)
  if (!kind) throw new Error(`Nobody is called "${name}". There are: ${[...botKinds, 'yardstick'].join(', ')}`)
  const judge = file ? await judgeIn(file) : await definition.judge()
  const bot = employ(kind, definition, judge, { limits: { plays: levelOf(kind).plays * Number(part) } })
  return { name, sit: () => remembering(bot) }
}

async function judgeIn(file: string): Promise<Judge<MatchState>> {
  const { judge }: { judge?: Judge<MatchState> } = await import(pathToFileURL(file).href)
  if (!judge) throw new Error(`${file} exports no judge`)
  return judge
}
