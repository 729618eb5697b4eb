import { conform } from '../../conformance/conform'
import { monumentalPlug } from './plug'

conform(monumentalPlug)
