import type { CSSProperties } from 'react'

/** The colour of a building: what it makes, or what it is for. White text is readable on all of them. */
const tints: Readonly<Record<string, string>> = {
  library: '#3f5f9a',
  school: '#3f5f9a',
  'tool-forge': '#4d5b6a',
  workshop: '#4d5b6a',
  'shell-drying-house': '#b0406a',
  'demon-bottlery': '#8c2f1c',
  'bottled-demons-lab': '#8c2f1c',
  'crystal-grotto': '#5b3fa0',
  'crystal-lab': '#5b3fa0',
  'garden-house': '#3f7a3a',
  bathhouse: '#23757c',
  'snail-ranch': '#a83e26',
  'construction-hq': '#8a5a14',
  'market-hall': '#8a5a14',
  'town-hall': '#6a4a2a',
  inn: '#7a4a8a',
}

export const tint = (building: string): CSSProperties => ({ '--t': tints[building] ?? '#4d5b6a' })
