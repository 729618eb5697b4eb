import type { CustomFields } from '../../kit/custom'
import { MapEditor } from './MapEditor'

export const fields: CustomFields['fields'] = { customMap: MapEditor }
