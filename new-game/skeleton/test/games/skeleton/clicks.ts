import type { Style } from '../../e2e/clicking'

export const clicks: Style = { wanted: [], seldom: /^$/, onBoard: 'main button.legal' }
