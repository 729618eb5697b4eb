import { type FormEvent, useState } from 'react'
import { limits, showsNothing } from '../../games/kit/wire'
import { Stroke } from '../kit/Stroke'
import { playerAt, useTable } from '../kit/table'
import { useBottom } from './bottom'
import type { ChatLine } from './session'

interface Props {
  readonly chat: readonly ChatLine[]
  readonly onSay: (text: string) => void
}

export function Chat({ chat, onSay }: Props) {
  const table = useTable()
  const { box } = useBottom(chat)
  return (
    <section className="chat" aria-label="Chat">
      {chat.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keys
        <div className="chatlines" ref={box} role="log" aria-label="What was said" tabIndex={0}>
          {chat.map(({ id, player, text }) => {
            const { name, mark } = playerAt(table, player)
            return (
              <p key={id} data-p={mark}>
                <b className="pn">{name}</b> {text}
              </p>
            )
          })}
        </div>
      ) : null}
      {table.seat === null ? <p className="hush">Only players can talk.</p> : <Say onSay={onSay} />}
    </section>
  )
}

function Say({ onSay }: { readonly onSay: (text: string) => void }) {
  const [text, setText] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (showsNothing(text)) return
    onSay(text.trim())
    setText('')
  }
  return (
    <form onSubmit={send}>
      <input
        className="field"
        aria-label="Say something"
        placeholder="Say something…"
        maxLength={limits.chat}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="btn" aria-label="Send">
        <Stroke of="send" />
      </button>
    </form>
  )
}
