import { conform } from '../../conformance/conform'
import { plug } from './plug'

conform(plug)
