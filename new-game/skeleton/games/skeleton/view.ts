import { hide } from '../kit/zones'
import type { G } from './state'

/** Nobody sees the pile; all else lies open. */
export const view = (G: G): G => ({ ...G, pile: hide(G.pile) })
