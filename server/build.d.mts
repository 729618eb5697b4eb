interface Entry {
  readonly in: string
  readonly out: string
}

export function buildPrograms(entryPoints: readonly Entry[], outdir: string): Promise<unknown>
export function buildServer(outfile?: string): Promise<unknown>
export function buildClient(): Promise<void>
