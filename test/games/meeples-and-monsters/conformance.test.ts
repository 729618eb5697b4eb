import { conform } from '../../conformance/conform'
import { meeplesPlug } from './plug'

conform(meeplesPlug)
