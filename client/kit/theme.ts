import * as v from 'valibot'
import { createStore, useStore } from './store'

const themeShape = v.picklist(['light', 'dark', 'system'])
export type Theme = v.InferOutput<typeof themeShape>

/** The same key and values are read by public/theme.js, which runs before the first paint. */
const theme = createStore<Theme>('monumenta.theme', themeShape, 'system')

const darkWanted = () => matchMedia('(prefers-color-scheme: dark)')

export const shownTheme = (choice: Theme, systemIsDark: boolean): 'light' | 'dark' => {
  if (choice === 'system') return systemIsDark ? 'dark' : 'light'
  return choice
}

/** Keeps the page in the chosen theme, also when another tab or the system changes it. Call once. */
export function followTheme(): void {
  const show = () => {
    document.documentElement.dataset.theme = shownTheme(theme.get(), darkWanted().matches)
  }
  theme.subscribe(show)
  darkWanted().addEventListener('change', show)
  show()
}

export function useTheme(): { theme: Theme; choose(next: Theme): void } {
  return { theme: useStore(theme), choose: (next) => theme.set(() => next) }
}
