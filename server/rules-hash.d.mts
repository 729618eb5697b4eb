export function rulesHashes(): Promise<Record<string, string>>
export function dataHash(game: string): Promise<string>
