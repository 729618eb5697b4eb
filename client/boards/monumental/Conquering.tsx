import CrossedSabres from '~icons/game-icons/crossed-sabres'
import SpartanHelmet from '~icons/game-icons/spartan-helmet'
import type { HexId } from '../../../games/monumental/data/hex'
import { provincePoints } from '../../../games/monumental/pieces/map'
import { counted, describeGoods } from '../../../games/monumental/words/describe'
import { NeverMind } from '../../kit/NeverMind'
import { Act } from '../../kit/status'
import { plannedCampaign, usualCampaign } from './campaign'
import { GoldShare } from './GoldShare'
import { HexAct } from './HexAct'
import { tileName } from './names'
import { payingFor } from './payments'
import { useSituation } from './planning'

/** Provinces in reach, those worth most first. */
export function Targets() {
  const { table, plan } = useSituation()
  const { view } = table
  const worth = (hex: HexId) => Object.values(provincePoints(view, hex)).reduce((sum, n) => sum + n, 0)
  const hexes = [...new Set(table.choices('conquer').map(([hex]) => String(hex)))].sort((a, b) => worth(b) - worth(a))
  return (
    <>
      {hexes.map((hex) => {
        const campaign = usualCampaign(table, hex)
        return (
          <HexAct
            key={hex}
            hex={hex}
            icon={<CrossedSabres />}
            label={tileName(table, hex)}
            note={campaign ? describeGoods({ M: campaign.military, G: campaign.surcharge }) : ''}
            onClick={() => plan.begin({ busy: 'conquer', target: hex })}
          />
        )
      })}
      <NeverMind plan={plan} />
    </>
  )
}

export function Conquering() {
  const { table, plan } = useSituation()
  const campaign = plannedCampaign({ table, plan })
  if (!campaign) return <NeverMind plan={plan} />
  const { hex, team, military, surcharge } = campaign
  const wish = plan.ignoring ? { ignoreTerrain: plan.ignoring } : {}
  const paying = payingFor(table, { res: 'M', cost: military, surcharge }, plan.gold, (gold) => [
    'conquer',
    hex,
    team,
    { ...wish, gold },
  ])
  return (
    <>
      <Act
        icon={<SpartanHelmet />}
        label={`Conquer with ${counted(team.length, 'Unit')}`}
        note={paying.words}
        go
        refusal={table.ask(...campaign.call)}
        onClick={() => table.play('conquer', hex, team, { ...wish, gold: paying.gold })}
      />
      <GoldShare paying={paying} cost={military} res="Military" />
      <NeverMind plan={plan} />
    </>
  )
}
