import { areaOf } from '../../../games/now-or-never/state'
import { Encounter } from './Encounter'
import { Prose } from './Prose'
import type { Page } from './pages'
import { useNever } from './plan'
import { Reader } from './Reader'

interface LeafProps {
  readonly page: Page
  readonly heading: string
}

/** A page that was read out. */
export function Leaf({ page, heading }: LeafProps) {
  if (page.kind === 'encounter') return <Encounter heading={heading} open={page.open} />
  return (
    <>
      {page.kind === 'ending' ? (
        <p className="storywho">
          <Reader player={page.player} />
        </p>
      ) : null}
      <h2 id={heading} tabIndex={-1} data-begin>
        {page.title}
      </h2>
      <div className="telling">
        <Prose text={page.kind === 'ending' ? page.text : page.introduction} />
      </div>
      {page.kind === 'chapterBegan' ? <Greetings greetings={page.greetings} /> : null}
    </>
  )
}

/** A few words to each hero who is at this table. */
function Greetings({ greetings }: Pick<Extract<Page, { kind: 'chapterBegan' }>, 'greetings'>) {
  const table = useNever()
  return table.view.order.map((player) => {
    const { hero } = areaOf(table.view, player)
    const words = hero && greetings[hero]
    return words ? (
      <div key={player} className="greeting">
        <p className="storywho">
          <Reader player={player} />
        </p>
        <Prose text={words} />
      </div>
    ) : null
  })
}
