import type { Power } from '../../../games/villages-of-valeria/data/powers'
import { explainPower } from '../../../games/villages-of-valeria/words/describe'

/** What a power does, in a whole sentence; nothing for a card without one. */
export const powerWords = (power: Power | null): string | undefined => (power ? explainPower(power) : undefined)
