import Emblem from '~icons/game-icons/card-play'
import type { Face } from '../../../kit/face'
import { Cover } from './Cover'

export const face: Face = { Cover, Emblem }
