import { conform } from '../../conformance/conform'
import { villagesPlug } from './plug'

conform(villagesPlug)
