import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { board as meeples } from '../../client/boards/meeples-and-monsters'
import { board as monumental } from '../../client/boards/monumental'
import { board as monuments } from '../../client/boards/monuments'
import { type BoardModule, type Table, TableContext } from '../../client/kit/table'
import type { GameDefinition, MatchState } from '../../games/kit/definition'
import { meeplesAndMonsters } from '../../games/meeples-and-monsters/game'
import { monumental as monumentalGame } from '../../games/monumental/game'
import { cardOf } from '../../games/monuments/data/cards'
import { monuments as monumentsGame } from '../../games/monuments/game'
import { stackOf } from '../../games/monuments/state'
import * as meeplesLayout from '../games/meeples-and-monsters/layout'
import * as monumentalLayout from '../games/monumental/layout'
import { laid } from '../games/monuments/layout'
import { seatedAt } from './seated'

const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The whole board as the first seat sees it. */
function drawn<G extends MatchState>(definition: GameDefinition<G>, { Board }: BoardModule, G: G): string {
  const players = ['Ines', 'Bo'].map((name, i) => {
    const id = String(i)
    return { id, name, mark: i + 1, bot: null, connected: true, you: i === 0 }
  })
  const table = { ...seatedAt(definition, G, '0'), players }
  return renderToStaticMarkup(
    <TableContext value={table as unknown as Table}>
      <Board />
    </TableContext>,
  )
}

test('MU-023 MU-032 what a monument would be laid with is what it is laid with', () => {
  const at = laid({
    players: 4,
    hands: { 0: ['petra-4', 'petra-1', 'pharos-2'] },
    stacks: { 0: [['pharos-5', 'pharos-3']] },
  })
  const choice = (name: string) =>
    wordsOf(
      new RegExp(`<button type="button" class="act[^"]*">(?:(?!</button>).)*${name}.*?</button>`).exec(html)?.[0] ?? '',
    )
  const html = drawn(monumentsGame, monuments, at.G)
  expect(choice('Erect Petra')).toBe('Erect Petra 2 cards, first builder, 1 on top')
  expect(choice('Expand Pharos')).toBe('Expand Pharos 3 cards, 2 on top')
  at.play('0', 'erect', 'petra', ['petra-4', 'petra-1'])
  const petra = stackOf(at.G, '0', 'petra')
  expect([petra.length, cardOf(petra.at(-1)!).value]).toEqual([2, 1])
  at.play('0', 'expand', 'pharos', ['pharos-2'])
  const pharos = stackOf(at.G, '0', 'pharos')
  expect([pharos.length, cardOf(pharos.at(-1)!).value]).toEqual([3, 2])
})

test('MM-109 how many Arrives cards have come is explained where it stands', () => {
  const html = drawn(meeplesAndMonsters, meeples, meeplesLayout.laid({}).G)
  const [, tip] = /class="arrives" aria-describedby="([^"]+)"/.exec(html) ?? []
  expect(html).toContain('Dark Council 0 of 3')
  expect(
    wordsOf(
      html
        .split(`id="${tip}"`)[1]!
        .split('</span>')[0]!
        .replace(/^[^>]*>/, ''),
    ),
  ).toContain('When the third Dark Council Arrives card is drawn')
})

test('MO-303 a text with two ways offers both, and says why one is not possible', async () => {
  const at = monumentalLayout.laid({
    civs: ['amazons', 'greek'],
    stage: 'activate',
    seats: { 0: { city: { 0: ['ama-horseback-riding', 'ama-stables'] } } },
  })
  at.play('0', 'activateCity', 0, 0)
  at.play('0', 'useAbility', 'ama-stables')
  // Parts of a board come late: the second drawing has them.
  drawn(monumentalGame, monumental, at.G)
  await vi.dynamicImportSettled()
  const html = drawn(monumentalGame, monumental, at.G)
  const offers = [...html.matchAll(/<button type="button" class="act[^"]*"([^>]*)>(.*?)<\/button>/g)]
  expect(offers.map(([, attributes, inside]) => [wordsOf(inside!), attributes!.includes('aria-disabled')])).toEqual([
    ['1 Horse', false],
    ['Pay 1 Horse: 2 basic resources This way its price cannot be paid, or nothing would come of it', true],
  ])
}, 60_000)
