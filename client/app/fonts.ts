/** How long a page waits for its fonts before it does without. */
const patience = 1500

/** Shown once and for all: a page that changes its fonts while it is read jumps. */
export async function fontsReady(fonts: readonly string[]): Promise<void> {
  // There are no fonts where nothing is drawn, as in tests.
  if (!document.fonts?.load) return
  const loaded = Promise.all(fonts.map((font) => document.fonts.load(font, 'Aa1'))).catch(() => [])
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, patience))])
}

const ui = '1em "Figtree Variable"'
const brand = '1em "Marcellus"'
const dense = [500, 600, 700].map((weight) => `${weight} 1em "Barlow Semi Condensed"`)

export const pageFonts: readonly string[] = [ui, brand]

/** Those of a table, with the one its game writes its headings in. */
export function tableFonts(game: string): readonly string[] {
  const heading = document.createElement('span')
  heading.className = 'display'
  heading.dataset.game = game
  document.body.append(heading)
  const { fontFamily, fontWeight } = getComputedStyle(heading)
  heading.remove()
  return [ui, ...dense, `${fontWeight} 1em ${fontFamily}`]
}
