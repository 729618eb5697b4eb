import { register } from 'tsx/esm/api'

/** The thread of an unbuilt server: it needs what reads TypeScript. */
register()
await import('./thinker.ts')
