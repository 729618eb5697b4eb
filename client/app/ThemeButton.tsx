import { IconButton } from '../kit/IconButton'
import { type Theme, useTheme } from '../kit/theme'

const order: readonly Theme[] = ['system', 'light', 'dark']
const looks = {
  system: { icon: 'screen', says: 'Theme: as your system' },
  light: { icon: 'sun', says: 'Theme: light' },
  dark: { icon: 'moon', says: 'Theme: dark' },
} as const

/** Steps through system, light and dark. */
export function ThemeButton() {
  const { theme, choose } = useTheme()
  const next = order[(order.indexOf(theme) + 1) % order.length] ?? 'system'
  const { icon, says } = looks[theme]
  return <IconButton icon={icon} label={`${says}. Change`} title={says} onClick={() => choose(next)} />
}
