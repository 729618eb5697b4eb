import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

const groups = (part: string | undefined): string[] => (part ? part.split(':') : [])

/** Whoever has one IPv6 address has the 2^64 around it as well: they count as one. */
export function networkOf(ip: string): string {
  const [, four] = mappedIPv4.exec(ip) ?? []
  if (four || isIP(ip) !== 6) return four ?? ip
  const [head, tail] = ip.split('::').map(groups)
  const zeros = tail ? 8 - head!.length - tail.length : 0
  const full = [...head!, ...Array<string>(Math.max(0, zeros)).fill('0'), ...(tail ?? [])]
  const network = full.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/** The last address of a chain is the one the proxy itself has seen; those before it are what the visitor claims. */
function forwarded(request: IncomingMessage): string | undefined {
  const last = [request.headers['x-forwarded-for']].flat().at(-1)?.split(',').at(-1)?.trim()
  return last && isIP(last) ? last : undefined
}

/** Where a request comes from, for counting. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const claimed = trustProxy ? forwarded(request) : undefined
  return networkOf(claimed ?? request.socket.remoteAddress ?? '')
}
