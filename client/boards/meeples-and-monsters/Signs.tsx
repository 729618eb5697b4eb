import { Fragment, type ReactNode } from 'react'
import ScrollQuill from '~icons/game-icons/scroll-quill'
import Shield from '~icons/game-icons/shield'
import type { Effect, MonsterType } from '../../../games/meeples-and-monsters/data/effects'
import type { Need } from '../../../games/meeples-and-monsters/data/locations'
import { describeEffects, describeNeeds, typeName } from '../../../games/meeples-and-monsters/words/describe'
import { Meeple } from './Meeple'

export const Strength = ({ n }: { readonly n: number }) => (
  <span className="str">
    <Shield />
    <b>
      <span className="sr">Strength </span>
      {n}
    </b>
  </span>
)

/** A type is colour, outline and letter. */
export const TypeSign = ({ type }: { readonly type: MonsterType }) => (
  <span className={`ty ${type}`} title={typeName(type)}>
    <span aria-hidden="true">{typeName(type).charAt(0)}</span>
    <span className="sr">{typeName(type)}</span>
  </span>
)

const Coin = ({ n }: { readonly n: number }) => <b className="pts tiny">{n}</b>

function Wanted({ need }: { readonly need: Need }) {
  if (typeof need !== 'string') {
    return need.map((one, i) => (
      <Fragment key={one}>
        {i > 0 ? '/' : null}
        <Wanted need={one} />
      </Fragment>
    ))
  }
  if (need === 'any') return <span className="any">any</span>
  return need === 'prestige' ? <AnyPrestige /> : <Meeple cls={need} size="xs" />
}

/** An effect in pictures, as short as on the tile. */
function Sign({ effect }: { readonly effect: Effect }): ReactNode {
  switch (effect.do) {
    case 'vp':
    case 'bounty':
      return <Coin n={effect.n} />
    case 'vpEach':
    case 'vpIf':
      return <Coin n={effect.n} />
    case 'gain':
    case 'gainFromTile':
      return (
        <>
          <em>+</em>
          {'n' in effect && effect.n > 1 ? effect.n : null}
          <Meeple cls={effect.cls} size="xs" />
        </>
      )
    case 'returnHere':
      return (
        <>
          <em>−</em>
          <Meeple cls={effect.cls} size="xs" />
        </>
      )
    case 'removeCorruption':
      return (
        <>
          <em>−{effect.n}</em>
          <Meeple cls="corruption" size="xs" />
        </>
      )
    case 'draw':
      return `draw ${effect.n}`
    case 'drawQuests':
      return effect.draw === effect.discard ? <Swap /> : questWords(effect.draw, effect.discard)
    case 'discardQuest':
      return '−1 Quest'
    case 'turnBoost':
    case 'boost':
      return (
        <>
          {effect.cls === 'prestige' ? <AnyPrestige /> : <Meeple cls={effect.cls} size="xs" />}+{effect.n}
        </>
      )
    case 'turnBoostOne':
      return `one +${effect.n}`
    case 'stay':
      return (
        <>
          <Meeple cls={effect.cls} size="xs" />
          stays
        </>
      )
    case 'recall':
      return `call ${effect.own} back`
    case 'hill':
      return <Signs effects={effect.effects} />
    case 'boostWith':
      return (
        <>
          <Meeple cls={effect.partner} size="xs" />:<Meeple cls={effect.target} size="xs" />+{effect.n}
        </>
      )
    case 'boostVs':
      return (
        <>
          +{effect.n} <TypeSign type={effect.type} />
        </>
      )
    case 'tithe':
      return (
        <>
          <Coin n={1} />/<Meeple cls="corruption" size="xs" />
        </>
      )
    case 'set':
      return <span className="any">set</span>
    default:
      return 'draw phase'
  }
}

const questWords = (draw: number, discard: number): string =>
  discard === 0 ? `${draw} Quests` : `${draw} Quests, keep ${draw - discard}`

/** A Quest is drawn, and one discarded. */
const Swap = () => (
  <>
    swap <ScrollQuill />
  </>
)

/** The star stands for a Ranger, a Paladin or a Shaman. */
const AnyPrestige = () => (
  <span className="any" title="Prestige Unit">
    ★
  </span>
)

function Signs({ effects }: { readonly effects: readonly Effect[] }) {
  return effects.map((effect, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: printed, they never change places
    <span key={i} className="sg">
      <Sign effect={effect} />
    </span>
  ))
}

interface BargainProps {
  readonly needs: readonly Need[]
  readonly effects: readonly Effect[]
  readonly corruption?: 'none' | 'one' | 'any'
}

/** What a Location asks for and what it gives, left and right of its arrow. */
export function Bargain({ needs, effects, corruption = 'none' }: BargainProps) {
  const price = `${describeNeeds(needs)}${corruption === 'none' ? '' : ` and ${corruption === 'one' ? 'one' : 'any number of'} Corruption`}`
  return (
    <span className="rq" role="img" aria-label={`${price}: ${describeEffects(effects)}`}>
      {needs.map((need, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed, they never change places
        <Wanted key={i} need={need} />
      ))}
      {corruption === 'any' ? '0+' : null}
      {corruption === 'none' ? null : <Meeple cls="corruption" size="xs" />}
      <i>→</i>
      <Signs effects={effects} />
    </span>
  )
}

/** An effect alone, as on a Monster. */
export const EffectSign = ({ effect }: { readonly effect: Effect }) => (
  <span className="rq" role="img" aria-label={describeEffects([effect])}>
    <Signs effects={[effect]} />
  </span>
)
