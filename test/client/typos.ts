import type { MeeplesTable } from '../../client/boards/meeples-and-monsters/plan'
import type { MonumentalTable } from '../../client/boards/monumental/plan'
import type { MonumentsTable } from '../../client/boards/monuments/plan'
import type { NeverTable } from '../../client/boards/now-or-never/plan'
import type { VillageTable } from '../../client/boards/villages-of-valeria/plan'

/** Never run: `npm run check` fails as soon as one of these mistakes in a board is no error any more. */
export const mistakes = {
  monuments(table: MonumentsTable) {
    table.play('drawDeck')
    // @ts-expect-error: no move is called so
    table.play('drawDek')
    // @ts-expect-error: no monument is called so
    table.ask('erect', 'petro', ['petra-8'])
    // @ts-expect-error: the cards are missing
    table.play('erect', 'petra')
    // @ts-expect-error: such choices are of a slot, not of a name
    return table.choices('drawDisplay').map(([slot]) => slot.length)
  },
  meeples(table: MeeplesTable) {
    table.play('endTurn')
    // @ts-expect-error: no move is called so
    table.play('endTurns')
    // @ts-expect-error: no move takes a tile and nothing else
    table.ask('construct', 1)
    // @ts-expect-error: the end of a turn takes nothing
    table.play('endTurn', 'warrior')
    // @ts-expect-error: the first of such choices is the name of a tile
    return table.choices('construct').map(([tile]) => tile.toFixed())
  },
  never(table: NeverTable) {
    table.play('endTurn')
    // @ts-expect-error: no move is called so
    table.play('endTurns')
    // @ts-expect-error: no space is a word
    table.ask('step', { to: 'home' })
    // @ts-expect-error: the end of a turn takes nothing
    table.play('endTurn', 'namal')
    // @ts-expect-error: no move is called so
    return table.choices('fights')
  },
  valeria(table: VillageTable) {
    table.play('pass')
    // @ts-expect-error: no move is called so
    table.play('passes')
    // @ts-expect-error: no pile is called so
    table.ask('drawCard', { from: 'nowhere' })
    // @ts-expect-error: to pass takes nothing
    table.play('pass', 'mill')
    // @ts-expect-error: no move is called so
    return table.choices('harvests')
  },
  monumental(table: MonumentalTable) {
    table.play('endActions')
    // @ts-expect-error: no move is called so
    table.play('endAction')
    // @ts-expect-error: a city is activated by row and column
    table.ask('activateCity', 'row')
    // @ts-expect-error: the end of the actions takes nothing
    table.play('endActions', 'gold')
    // @ts-expect-error: rows of a city are numbers or null
    return table.choices('activateCity').map(([row]) => row.trim())
  },
}
