export const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type Level = (typeof levels)[number]

type Fields = Readonly<Record<string, unknown>>
type Say = (msg: string, fields?: Fields) => void

export type Log = Readonly<Record<Exclude<Level, 'silent'>, Say>>

const secret = /credential|secret|password|seed|prngstate/i

/** Visitors choose what stands in a message or a path: it must not fill the disk. */
const longest = { text: 1000, stack: 4000, list: 20 }

function short(key: string, text: string): string {
  const most = key === 'stack' ? longest.stack : longest.text
  return text.length > most ? `${text.slice(0, most)}… (${text.length})` : text
}

/** The last line of defence: nothing under a telling name is ever written, and nothing in full. */
function withoutSecrets(key: string, value: unknown): unknown {
  if (secret.test(key)) return undefined
  if (value instanceof Error) return { name: value.name, message: value.message, stack: value.stack }
  if (typeof value === 'string') return short(key, value)
  if (Array.isArray(value) && value.length > longest.list)
    return [...value.slice(0, longest.list), `… (${value.length})`]
  return value
}

export function jsonLog(least: Level, write: (line: string) => void = (line) => process.stdout.write(line)): Log {
  const at = (level: Exclude<Level, 'silent'>): Say => {
    if (levels.indexOf(level) < levels.indexOf(least)) return () => {}
    return (msg, fields) => {
      const time = new Date().toISOString()
      write(`${JSON.stringify({ level, time, msg, ...fields }, withoutSecrets)}\n`)
    }
  }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

export const silentLog: Log = jsonLog('silent')
