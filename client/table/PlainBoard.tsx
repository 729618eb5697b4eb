import { choicesOf } from '../../games/kit/legality'
import type { PlayerId } from '../../games/kit/rule'
import { Stroke } from '../kit/Stroke'
import { Act, Status } from '../kit/status'
import { type BoardModule, playerAt, useTable } from '../kit/table'

/** For a game that has no board yet: its choices as buttons, its position as text. */
function Board() {
  const table = useTable()
  const { definition, view, seat, mayPlay } = table
  const choices = seat !== null && mayPlay ? choicesOf(definition, view, seat) : []
  const { name, mark, you } = playerAt(table, view.current)
  return (
    <>
      <Status say={view.outcome ? 'The game is over' : you ? 'Your turn' : `${name} is playing`} mark={mark}>
        {choices.slice(0, 60).map(({ move, args }) => (
          <Act
            key={`${move} ${JSON.stringify(args)}`}
            icon={<Stroke of="play" />}
            label={move}
            note={args.map((arg) => JSON.stringify(arg)).join(' ')}
            onClick={() => table.play(move, ...args)}
          />
        ))}
      </Status>
      <main className="main" id="main" tabIndex={-1}>
        <section className="zone" id="board" aria-label="Board">
          <pre>{JSON.stringify(view, null, 1)}</pre>
        </section>
      </main>
    </>
  )
}

function Area({ player }: { readonly player: PlayerId }) {
  const { definition, view } = useTable()
  return <p>{definition.points(view, player)} points</p>
}

export const board: BoardModule = {
  Board,
  Summary: () => null,
  Area,
  Finale: () => null,
  tell: (event) => JSON.stringify(event),
  gallery: [],
  CardFace: ({ card }) => <span>{card}</span>,
}
