import { PlayerMark } from './PlayerMark'

/** A player's name in running text: log lines, chat, sentences. */
export function PlayerChip({ mark, name }: { readonly mark: number; readonly name: string }) {
  return (
    <span className="chip pl" data-p={mark}>
      <PlayerMark mark={mark} size="s" />
      {name}
    </span>
  )
}
