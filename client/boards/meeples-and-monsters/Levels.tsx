import CrossedSwords from '~icons/game-icons/crossed-swords'
import type { PlayerId } from '../../../games/kit/rule'
import {
  type Ability,
  abilityCard,
  type LevelledClass,
  levelledClasses,
  meepleName,
  type PrestigeClass,
  prestigeCombat,
} from '../../../games/meeples-and-monsters/data/classes'
import { areaOf } from '../../../games/meeples-and-monsters/state'
import { Tip } from '../../kit/Tip'
import { abilityWords, prestigeWords } from './describe'
import { Meeple } from './Meeple'
import { useMeeples } from './plan'

interface Props {
  readonly player: PlayerId
}

/** The Ability cards: level, combat and what a class can do. */
export function Levels({ player }: Props) {
  const { prestige } = areaOf(useMeeples().view, player)
  return (
    <div className="levs">
      {levelledClasses.map((cls) => (
        <Card key={cls} player={player} cls={cls} />
      ))}
      {prestige.map((cls) => (
        <Prestige key={cls} cls={cls} />
      ))}
    </div>
  )
}

const Combat = ({ n }: { readonly n: number | string }) => (
  <span className="cv" title="Combat">
    <CrossedSwords />
    <span className="sr">Combat </span>
    {n}
  </span>
)

function Card({ player, cls }: Props & { readonly cls: LevelledClass }) {
  const level = areaOf(useMeeples().view, player).levels[cls]
  const { combat } = abilityCard(cls, level)
  const next = level === 3 ? null : abilityCard(cls, level === 1 ? 2 : 3)
  const words = abilityWords(cls, level)
  const tip = next
    ? `${words}. Level ${next.level} for ${next.cost} points: combat ${next.combat}. ${abilityWords(cls, next.level)}.`
    : words
  return (
    <Tip tip={tip} spoken>
      <div className="lev">
        <Meeple cls={cls} size="md" />
        <span className="ln">
          <b>{meepleName(cls)}</b>
          <span className="dots" role="img" aria-label={`Level ${level}`}>
            {[1, 2, 3].map((one) => (
              <i key={one} className={one <= level ? 'on' : undefined} />
            ))}
          </span>
          <small data-count={`level ${player} ${cls}`}>{short(cls, level, next?.cost ?? null)}</small>
        </span>
        <Combat n={combat} />
      </div>
    </Tip>
  )
}

const shortAbility: Readonly<Record<Ability, string>> = {
  study: 'Study: Mages bring Quests',
  confess: 'draw 1 with Corruption',
  ride: 'draw 1 a turn',
  levy: 'Levy: a Peasant joins',
}

function short(cls: LevelledClass, level: 1 | 2 | 3, cost: number | null): string {
  const { ability } = abilityCard(cls, level)
  if (ability) return shortAbility[ability]
  if (cost === null) return ''
  return cost === 0 ? 'next level is free' : `next level: ${cost === 1 ? '1 point' : `${cost} points`}`
}

function Prestige({ cls }: { readonly cls: PrestigeClass }) {
  return (
    <Tip tip={prestigeWords[cls]} spoken>
      <div className="lev">
        <Meeple cls={cls} size="md" />
        <span className="ln">
          <b>{meepleName(cls)}</b>
          <small>{prestigeWords[cls].replace(/^Combat \d+;? ?(and )?/, '')}</small>
        </span>
        <Combat n={cls === 'paladin' ? `${prestigeCombat.paladin}+` : prestigeCombat[cls]} />
      </div>
    </Tip>
  )
}
