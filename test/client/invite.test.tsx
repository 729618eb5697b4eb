import encodeQR from 'qr'
import decodeQR from 'qr/decode.js'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import QrCode, { pathOf } from '../../client/lobby/QrCode'

const link = 'https://games.example.org/match/villages-of-valeria/UJzLAV3z829Q'

/** The squares that the path of a picture fills, each drawn large enough for a camera. */
function drawn(markup: string, scale: number) {
  const side = Number(/viewBox="0 0 (\d+)/.exec(markup)![1])
  const size = side * scale
  const data = new Uint8Array(size * size * 4).fill(255)
  for (const [, x, y, width] of markup.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      const from = (row * size + Number(x) * scale) * 4
      for (let at = from; at < from + Number(width) * scale * 4; at += 4) data.fill(0, at, at + 3)
    }
  }
  return { width: size, height: size, data }
}

test('the picture of a link is read back as the link', () => {
  expect(decodeQR(drawn(renderToStaticMarkup(<QrCode text={link} />), 4))).toBe(link)
})

test('its path has every dark square once', () => {
  const rows = encodeQR(link, 'raw', { border: 4 })
  const widths = [...pathOf(rows).matchAll(/h(\d+)/g)].map(([, width]) => Number(width))
  expect(widths.reduce((a, b) => a + b)).toBe(rows.flat().filter(Boolean).length)
  expect(pathOf([[true, true, false, true]])).toBe('M0 0h2v1H0zM3 0h1v1H3z')
})
