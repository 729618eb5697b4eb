import { conform } from '../../conformance/conform'
import { nowOrNeverPlug } from './plug'

conform(nowOrNeverPlug)
