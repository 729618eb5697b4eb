import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { levels } from './lib/log'

/** The bundle lies beside the built client; the source lies one folder above. */
const builtClient = fileURLToPath(
  new URL(import.meta.url.endsWith('.mjs') ? './client' : '../dist/client', import.meta.url),
)

function whole(initial: number, min: number, max: number) {
  const problem = `must be a whole number from ${min} to ${max}`
  return v.pipe(
    v.optional(v.string(), String(initial)),
    v.regex(/^\d{1,9}$/, problem),
    v.transform(Number),
    v.minValue(min, problem),
    v.maxValue(max, problem),
  )
}

const text = (initial: string) => v.optional(v.string(), initial)

function isOrigin(given: string): boolean {
  return URL.canParse(given) && new URL(given).origin === given
}

const isName = (given: string): boolean =>
  given === '*' || (URL.canParse(`http://${given}`) && new URL(`http://${given}`).hostname === given)

const isDatabase = (given: string): boolean =>
  given === '' || (URL.canParse(given) && /^postgres(ql)?:$/.test(new URL(given).protocol))

const isRedis = (given: string): boolean =>
  given === '' || (URL.canParse(given) && /^rediss?:$/.test(new URL(given).protocol))

const listOf = (fits: (given: string) => boolean, problem: string) =>
  v.pipe(
    text(''),
    v.transform((list) => list.split(/[\s,]+/).filter(Boolean)),
    v.array(v.pipe(v.string(), v.check(fits, problem))),
  )

const flag = v.pipe(
  text('0'),
  v.picklist(['0', '1'], 'must be 0 or 1'),
  v.transform((given) => given === '1'),
)

const origins = listOf(isOrigin, 'must be a list of origins like https://example.org, split by commas')
const hosts = listOf(isName, 'must be a list of names like games.example.org, split by commas')

const environment = v.object({
  /** 0 lets the system choose a free one. */
  PORT: whole(8000, 0, 65_535),
  /** All interfaces by default, so that friends on the same network can join by the link. */
  HOST: text('0.0.0.0'),
  DATA_DIR: text('./data'),
  /** PostgreSQL instead of a file of our own: then several processes may share it. */
  DATABASE_URL: v.pipe(text(''), v.check(isDatabase, 'must be an address like postgres://user:password@host/name')),
  /** Redis or Valkey: tells the processes that share a database at once what happens in the others. */
  REDIS_URL: v.pipe(text(''), v.check(isRedis, 'must be an address like redis://host:6379')),
  DATABASE_CONNECTIONS: whole(10, 1, 1000),
  CLIENT_DIR: text(builtClient),
  /** Other sites that may talk to this server. Pages served by it always may. */
  ORIGINS: origins,
  /** Names by which people reach this server over the internet; addresses and private names always work. */
  HOSTS: hosts,
  /** 1 writes a line for every request. */
  ACCESS_LOG: flag,
  /** Prometheus asks here; without it nobody counts. */
  METRICS_PORT: v.optional(whole(0, 0, 65_535)),
  METRICS_HOST: text('127.0.0.1'),
  METRICS_TOKEN: text(''),
  LOG_LEVEL: v.optional(v.picklist(levels, `must be one of ${levels.join(', ')}`), 'info'),
  /** Days after which a finished match is removed, counted from its last move. */
  FINISHED_DAYS: whole(90, 1, 36_500),
  /** Days without any move or change after which an unfinished match is removed. */
  ABANDONED_DAYS: whole(30, 1, 36_500),
  /** Hours after which a match that nobody ever joined is removed. */
  UNJOINED_HOURS: whole(24, 1, 876_000),
  /** Of a hundred matches at most so many are removed in one round of cleaning: a clock that was set wrong empties no house. */
  SWEEP_PERCENT: whole(20, 1, 100),
  /** 1 behind a reverse proxy: believe its X-Forwarded-For. */
  TRUST_PROXY: flag,
  /** Lasting messages per second of one socket; short bursts may be four times that. */
  SOCKET_RATE: whole(30, 1, 1_000_000),
  /** Lasting chat messages per minute of one seat; four times that of one address. */
  CHAT_RATE: whole(30, 1, 1_000_000),
  /** Milliseconds before a bot's move, so that people can follow. */
  BOT_PACE: whole(1000, 0, 60_000),
  /** Lasting POST requests per minute of one address. */
  POST_RATE: whole(120, 1, 1_000_000),
  /** Lasting requests of any kind per minute of one address, new sockets included. */
  REQUEST_RATE: whole(1200, 1, 1_000_000),
  /** Connections of one address, and sockets of one address, at a time. */
  ADDRESS_SOCKETS: whole(250, 1, 1_000_000),
  /** Seats one address may hold at matches that have not begun. */
  ADDRESS_SEATS: whole(20, 1, 1_000_000),
  /** Connections in all, and sockets in all, at a time. */
  MOST_SOCKETS: whole(10_000, 1, 1_000_000),
})

export type Config = v.InferOutput<typeof environment>

/** What holds a password is not repeated. */
const secret = /_URL$|TOKEN$/

export class BadConfig extends Error {}

/** An empty variable counts as not set, as shells and compose files write it. */
const given = (env: NodeJS.ProcessEnv) => Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const result = v.safeParse(environment, given(env))
  if (result.success) {
    if (result.output.REDIS_URL && !result.output.DATABASE_URL)
      throw new BadConfig('REDIS_URL is of use only with DATABASE_URL')
    return result.output
  }
  const problems = result.issues.map((issue) => {
    const name = String(issue.path?.[0]?.key ?? 'environment')
    return secret.test(name) ? `${name} ${issue.message}` : `${name} ${issue.message}, but is "${env[name] ?? ''}"`
  })
  throw new BadConfig([...new Set(problems)].join('\n'))
}
