import Emblem from '~icons/game-icons/great-pyramid'
import type { Face } from '../../../kit/face'
import { Cover } from './Cover'
import './title.css'

export const face: Face = { Cover, Emblem }
