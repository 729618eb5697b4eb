import type { Plugin } from 'vite'

/** A line of a `.pictures` file: what is pictured, and the icon of game-icons.net that pictures it. */
const line = /^([\w-]+): ([\w-]+)$/

function pairOf(text: string, file: string): readonly [string, string] {
  const [, thing, icon] = line.exec(text) ?? []
  if (!thing || !icon) throw new Error(`${file}: "${text}" is no picture. Write "thing: icon".`)
  return [thing, icon]
}

/** Turns `.pictures` files into modules that hold the components. Only the build reads this. */
export const pictures: Plugin = {
  name: 'pictures',
  transform(text, id) {
    const [file = ''] = id.split('?')
    if (!file.endsWith('.pictures')) return null
    const lines = text.split('\n').filter((one) => one !== '' && !one.startsWith('#'))
    const pairs = lines.map((one) => pairOf(one, file))
    const icons = [...new Set(pairs.map(([, icon]) => icon))]
    const imports = icons.map((icon, i) => `import P${i} from '~icons/game-icons/${icon}'`)
    const entries = pairs.map(([thing, icon]) => `  '${thing}': P${icons.indexOf(icon)},`)
    return { code: [...imports, 'export default {', ...entries, '}'].join('\n'), moduleType: 'js' }
  },
}
