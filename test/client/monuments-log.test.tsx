import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { board } from '../../client/boards/monuments'
import { type Table, TableContext } from '../../client/kit/table'
import { monuments } from '../../games/monuments/game'
import { laid } from '../games/monuments/layout'
import { seatedAt } from './seated'

const player = (id: string, name: string) => ({ id, name, mark: 1, bot: null, connected: true, you: id === '0' })

/** The line of the log for this event, without its tags. */
function lineFor(event: unknown): string {
  const seated = { ...seatedAt(monuments, laid({}).G, '0'), players: [player('0', 'Ines'), player('1', 'Bo')] }
  const html = renderToStaticMarkup(
    <TableContext value={seated as unknown as Table}>{board.tell(event as never)}</TableContext>,
  )
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

test('MU-041 a history is told with every card it took and whose it was', () => {
  const removed = [
    { player: '1', card: 'petra-4' },
    { player: '0', card: 'pharos-5' },
  ]
  const line = lineFor({ kind: 'wroteHistory', player: '0', number: 3, removed })
  expect(line).toMatch(/wrote a history of 3: .*Petra.*4.* of .*Bo.*, .*Pharos.*5.* of /)
})
