import type { Refusal } from '../../../games/kit/rule'
import { textOf } from '../../../games/monumental/pieces/cards'
import { coverOf } from '../../../games/monumental/state'
import { cardWords, faceOf } from './face'
import { answers, isActing, isWaking, owedTo, type Props } from './plan'

/** What a click on a card or slot of the own City does now. */
export interface CardClick {
  readonly does: string
  readonly glow: '' | 'may' | 'legal' | 'selected'
  readonly refusal: Refusal | null
  run(): void
}

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
export function clickSlot(props: Props, slot: number, stack: readonly string[]): CardClick | null {
  const { table, plan } = props
  const ask = owedTo(table)?.ask
  if (ask) {
    const does = slotDoes[ask]
    if (does && answers(table).includes(String(slot))) return answering(props, does, String(slot))
    const cover = coverOf(stack)
    return cover ? clickAnswer(props, cover) : null
  }
  if (isWaking(table)) {
    const chosen = plan.cross === slot
    return {
      does: 'Choose the row and the column of',
      glow: chosen ? 'selected' : '',
      refusal: null,
      run: () => plan.change({ cross: chosen ? null : slot }),
    }
  }
  const top = stack.at(-1)
  return top ? clickAbility(props, top) : null
}

function answering({ table }: Props, does: string, answer: string): CardClick {
  return { does, glow: 'legal', refusal: null, run: () => table.play('resolve', answer) }
}

/** A card that answers the open question by its own name. */
export function clickAnswer(props: Props, uid: string): CardClick | null {
  const does = cardDoes[owedTo(props.table)?.ask ?? '']
  return does && answers(props.table).includes(uid) ? answering(props, does, uid) : null
}

/** The ability of a card, Policy or Hero. */
export function clickAbility({ table, plan }: Props, source: string): CardClick | null {
  if (!isActing(table) || textOf(source)?.kind !== 'use') return null
  return {
    does: 'Use',
    glow: 'may',
    refusal: table.ask('useAbility', source),
    run: () => {
      table.play('useAbility', source)
      plan.begin({})
    },
  }
}

/** Name, text, and what a click would do. */
export const tipOf = (source: string, click: CardClick | null): string => {
  const words = cardWords(source)
  if (!click) return words
  return click.refusal ? `${words}. ${click.refusal.because}` : `${words}. ${click.does} ${faceOf(source).name}.`
}
