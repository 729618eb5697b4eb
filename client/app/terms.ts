import { bots } from '../../games/kit/bot-kinds'
import type { Patience, Terms } from '../../games/kit/wire'

/** What a table has agreed about people who are away, in words. */

export const patienceWords: Readonly<Record<Patience, string>> = {
  never: 'As long as they like',
  '2min': '2 minutes',
  '1day': '1 day',
  '3days': '3 days',
}

/** For lists of options. */
export const termsWords = ({ patience, bot }: Terms): string =>
  patience === 'never' ? 'waits for whoever is away' : `away for ${patienceWords[patience]}: a ${bots[bot].name} plays`

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000]

/** What is left on a clock, as short as can be read. */
export function remaining(milliseconds: number): string {
  const left = Math.max(0, milliseconds)
  if (left >= day) return `${Math.floor(left / day)} d ${Math.floor((left % day) / hour)} h`
  if (left >= hour) return `${Math.floor(left / hour)} h ${Math.floor((left % hour) / minute)} min`
  const seconds = Math.ceil(left / second)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
