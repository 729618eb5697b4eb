import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sameSecret } from '../lib/ids'
import type { Meter } from '../lib/meter'

/** What is asked at the moment somebody looks. */
export interface Standing {
  matches(): Promise<number>
  sockets(): number
  /** Matches that somebody looks at. */
  watched(): number
}

/** In seconds, as Prometheus wants it. */
const buckets = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Prometheus's own client, loaded only where somebody wants to know. */
export async function openMetrics() {
  const { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const histogram = (name: string, help: string, label: string) =>
    new Histogram({ name, help, labelNames: [label], buckets, registers })
  const moves = histogram('monumenta_move_seconds', 'Time from a move to its answer', 'game')
  const storage = histogram('monumenta_storage_seconds', 'Time the storage took', 'what')
  const bots = histogram('monumenta_bot_seconds', 'Time bots thought', 'level')
  const refusals = new Counter({
    name: 'monumenta_refusals_total',
    help: 'What was refused at tables, by reason',
    labelNames: ['reason'],
    registers,
  })
  const meter: Meter = {
    moved: (game, ms) => moves.observe({ game }, ms / 1000),
    refused: (reason) => refusals.inc({ reason }),
    stored: (what, ms) => storage.observe({ what }, ms / 1000),
    thought: (level, ms) => bots.observe({ level }, ms / 1000),
  }
  const watch = (standing: Standing) => {
    const gauge = (name: string, help: string, look: () => number | Promise<number>) =>
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(await look())
        },
      })
    gauge('monumenta_matches', 'Matches stored', standing.matches)
    gauge('monumenta_watched_matches', 'Matches somebody looks at here', standing.watched)
    gauge('monumenta_sockets', 'Connections', standing.sockets)
  }
  return { meter, watch, text: () => registry.metrics(), type: registry.contentType }
}

export type Metrics = Awaited<ReturnType<typeof openMetrics>>

interface Place {
  readonly METRICS_PORT: number
  readonly METRICS_HOST: string
  /** Empty: whoever reaches the port may read. */
  readonly METRICS_TOKEN: string
}

/** A port of its own, so that no proxy shows it to the world by accident. */
export async function serveMetrics(
  metrics: Metrics,
  { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token }: Place,
) {
  const server = createServer(async (request, response) => {
    const given = request.headers.authorization ?? ''
    const say = (status: number, type: string, text: string) => {
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text)
    }
    if (token && !sameSecret(given, `Bearer ${token}`))
      return say(401, 'text/plain', 'Say the token of METRICS_TOKEN\n')
    if (request.method !== 'GET' || request.url !== '/metrics') return say(404, 'text/plain', 'Ask for /metrics\n')
    try {
      say(200, metrics.type, await metrics.text())
    } catch (error) {
      say(503, 'text/plain', `${error instanceof Error ? error.message : error}\n`)
    }
  })
  await new Promise<void>((open, failed) => server.once('error', failed).listen(port, host, open))
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  return { port: (server.address() as AddressInfo).port, close }
}
