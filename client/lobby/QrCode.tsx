import encodeQR from 'qr'

/** White around the code, in its own squares: without it cameras do not find it. */
const border = 4

/** Each run of dark squares of a row is one piece of the path. */
export const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1]) return []
        const length = row.slice(x).findIndex((next) => !next)
        return [`M${x} ${y}h${length < 0 ? row.length - x : length}v1H${x}z`]
      }),
    )
    .join('')

/** A link for somebody beside you with a phone: dark on white, also on a dark page. */
export default function QrCode({ text }: { readonly text: string }) {
  const rows = encodeQR(text, 'raw', { border })
  const side = rows.length
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label="QR code of the link"
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={pathOf(rows)} fill="#000" />
    </svg>
  )
}
