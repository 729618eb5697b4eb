import { pass } from './actions'
import { build } from './build'
import { develop } from './develop'
import { drawCard, placeRevealed, stealFrom } from './draw'
import { harvest, tax } from './harvest'
import { developFirst } from './opening'
import { recruit } from './recruit'

export const rules = {
  developFirst,
  harvest,
  develop,
  build,
  recruit,
  tax,
  pass,
  drawCard,
  stealFrom,
  placeRevealed,
}
