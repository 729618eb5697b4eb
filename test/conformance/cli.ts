/** Says what is wrong with a command and how it is used, and ends with 2. */
export type Fail = (message: string) => never

export const usedAs =
  (usage: string): Fail =>
  (message) => {
    console.error(`${message}\n${usage}`)
    process.exit(2)
  }

export function number(text: string, name: string, fail: Fail): number {
  const value = Number(text)
  return Number.isInteger(value) && value >= 0 ? value : fail(`--${name} must be a whole number, not "${text}"`)
}

export function parseOptions(text: string, fail: Fail): object {
  try {
    return JSON.parse(text)
  } catch {
    return fail('--options must be JSON')
  }
}
