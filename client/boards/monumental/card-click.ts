import { textOf } from '../../../games/monumental/pieces/cards'
import { coverOf } from '../../../games/monumental/state'
import type { Click } from '../../kit/Press'
import { cardWords } from './describe'
import { answers, dueTo, isActing, isWaking, type Situation } from './plan'
import { printedOn } from './printed'

const slotDoes: Readonly<Record<string, string>> = {
  activateSlot: 'Activate',
  archive: 'Archive',
  discardSlot: 'Discard',
}
const cardDoes: Readonly<Record<string, string>> = {
  attach: 'Repeat the icons of',
  bonus: 'Attach it to',
  blank: 'Give up',
  activateNexus: 'Activate',
}

/** A slot: an answer to a question, the crossing of a row and a column, or the ability of its card. */
export function clickSlot(situation: Situation, slot: number, stack: readonly string[]): Click | null {
  const { table, plan } = situation
  const ask = dueTo(table)?.ask
  if (ask) {
    const does = slotDoes[ask]
    if (does && answers(table).includes(String(slot))) return answering(situation, does, String(slot))
    const cover = coverOf(stack)
    return cover ? clickAnswer(situation, cover) : null
  }
  if (isWaking(table)) {
    const chosen = plan.cross === slot
    return {
      does: 'Choose the row and the column of',
      glow: chosen ? 'selected' : '',
      run: () => plan.add({ cross: chosen ? null : slot }),
    }
  }
  const top = stack.at(-1)
  return top ? clickAbility(situation, top) : null
}

function answering({ table }: Situation, does: string, answer: string): Click {
  return { does, glow: 'legal', run: () => table.play('resolve', answer) }
}

/** A card that answers the open question by its own name. */
export function clickAnswer(situation: Situation, uid: string): Click | null {
  const does = cardDoes[dueTo(situation.table)?.ask ?? '']
  return does && answers(situation.table).includes(uid) ? answering(situation, does, uid) : null
}

/** The ability of a card, Policy or Hero. */
export function clickAbility({ table }: Situation, source: string): Click | null {
  if (!isActing(table) || textOf(source)?.kind !== 'use') return null
  return {
    does: 'Use',
    glow: 'may',
    refusal: table.ask('useAbility', source),
    run: () => table.play('useAbility', source),
  }
}

/** Name, text, and what a click would do. */
export const tipOf = (source: string, click: Click | null): string =>
  click && !click.refusal ? `${cardWords(source)}. ${click.does} ${printedOn(source).name}.` : cardWords(source)
