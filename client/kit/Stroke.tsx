/** Tools of the frame: strokes on a 24 px grid. Things of a game use game-icons instead. */
const paths = {
  book: 'M4 5a2 2 0 0 1 2-2h13v16H6a2 2 0 0 0-2 2zM4 19V5M19 19v2H6',
  cards: 'M4 7l9-3 5 14-9 3zM14 6h4a2 2 0 0 1 2 2v9',
  sound: 'M4 9v6h4l5 4V5L8 9zM17 9a4 4 0 0 1 0 6',
  soundOff: 'M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5',
  moon: 'M20 14A8 8 0 1 1 10 4a6.5 6.5 0 0 0 10 10z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5',
  screen: 'M4 5h16v11H4zM9 20h6M12 16v4',
  bell: 'M6 16v-5a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  bellOff: 'M6 16v-5a6 6 0 0 1 9.5-4.9M18 11v5l2 2H4M10 21h4M3 3l18 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  restart: 'M3 12a9 9 0 1 0 3-6.7L3 8M3 3v5h5',
  send: 'M4 12 20 4l-5 16-3-7z',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM20 20l-4-4',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h3v3M20 14v6h-6',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 .8 3.5 2.5 3.5 5.5',
  person: 'M12 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM5 20c0-4 3-6 7-6s7 2 7 6',
  bot: 'M6 9h12v10H6zM12 9V5M9 13v2M15 13v2M12 5h.01',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 2',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  check: 'M5 12.5 10 17l9-10',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'm6 9 6 6 6-6',
  up: 'm6 15 6-6 6 6',
  left: 'm15 6-6 6 6 6',
  right: 'm9 6 6 6-6 6',
  flag: 'M6 21V4h11l-2 4 2 4H6',
  lock: 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3',
  play: 'M7 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  stepBack: 'M17 5v14L7 12zM6 5v14',
  stepOn: 'M7 5v14l10-7zM18 5v14',
  leave: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
  warn: 'M12 4 22 20H2zM12 10v4M12 17h.01',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 8h.01',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  bulb: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 11V16h7v-2A6 6 0 0 0 12 3z',
  wrench: 'M14.5 6.5a4.5 4.5 0 0 1 6-3l-3 3 .5 2.5 2.5 .5 3-3a4.5 4.5 0 0 1-6 6L9 20a2.1 2.1 0 0 1-3-3z',
  board: 'M4 4h16v16H4zM4 12h16M12 4v16',
  mine: 'M5 20V8l4-4h10v12l-4 4zM9 9h6M9 13h6',
  log: 'M5 4h14v16H5zM8 8h8M8 12h8M8 16h5',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
} as const

export type StrokeName = keyof typeof paths

/** Always decoration: the button or link around it carries the name. */
export function Stroke({ of, size }: { readonly of: StrokeName; readonly size?: number }) {
  return (
    <svg className="u" viewBox="0 0 24 24" aria-hidden="true" style={size ? { width: size, height: size } : undefined}>
      <path d={paths[of]} />
    </svg>
  )
}

/** The temple beside the name of the house. */
export function BrandSign() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M12 1.5 22.5 7v2h-21V7zM3.5 10.5h3.2v8H3.5zM10.4 10.5h3.2v8h-3.2zM17.3 10.5h3.2v8h-3.2zM1.5 20h21v2.5h-21z" />
    </svg>
  )
}
