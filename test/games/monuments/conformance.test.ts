import { conform } from '../../conformance/conform'
import { monumentsPlug } from './plug'

conform(monumentsPlug)
