import { Player, startMatch } from './visitors'

const [url = ''] = process.argv.slice(2)
const player = await Player.sitDown(url, await startMatch(url, 'lanterns'), 0)

/** Fewer would say nothing about one in twenty. */
const least = 100
/** Slow enough for the limits of the house. */
const pause = 50

let waits: number[] = []
let asked = false

function answer(): void {
  if (!asked || waits.length < least) return
  const sorted = waits.sort((a, b) => a - b)
  process.send?.(sorted[Math.floor(sorted.length * 0.95)])
  asked = false
  waits = []
}

process.on('message', () => {
  asked = true
  answer()
})
process.on('disconnect', () => process.exit(0))
process.send?.('here')

for (;;) {
  const start = performance.now()
  const told = await player.move('swing')
  if (!told.ok) throw new Error(`An honest move was refused: ${told.refusal.because}`)
  waits.push(performance.now() - start)
  answer()
  await new Promise((go) => setTimeout(go, pause))
}
