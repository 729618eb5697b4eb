export function buildServer(outfile?: string): Promise<unknown>
export function buildClient(): Promise<void>
