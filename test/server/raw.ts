import { connect } from 'node:net'

/** Packets as bytes, past every client library: engine.io's polling needs nothing but HTTP. */
export class RawSession {
  readonly path: string
  readonly #url: string

  private constructor(url: string, sid: string) {
    this.path = `/socket.io/?EIO=4&transport=polling&sid=${sid}`
    this.#url = url + this.path
  }

  static async open(url: string, namespace: string): Promise<RawSession> {
    const hello = await (await fetch(`${url}/socket.io/?EIO=4&transport=polling`)).text()
    const session = new RawSession(url, JSON.parse(hello.slice(1)).sid)
    await session.send(`40/${namespace},`)
    await session.poll()
    return session
  }

  /** Sends packets in one request; gives back the status. */
  async send(...packets: string[]): Promise<number> {
    const response = await fetch(this.#url, {
      method: 'POST',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      body: packets.join('\x1e'),
    })
    await response.text()
    return response.status
  }

  /** engine.io keeps a silent session for half a minute; this ends it now. */
  async close(): Promise<void> {
    await this.send('1').catch(() => {})
  }

  async poll(): Promise<string> {
    return (await fetch(this.#url)).text()
  }
}

/** A short text as a WebSocket frame, masked with zeros. */
export const frame = (text: string): string => `\x81${String.fromCharCode(0x80 | text.length)}\0\0\0\0${text}`

/** Writes bytes to the port and gives back what comes until the other side closes or falls silent. */
export function rawRequest(port: number, bytes: string, silence = 300): Promise<string> {
  return new Promise((done) => {
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    socket.setTimeout(silence, () => socket.destroy())
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => done(heard))
  })
}
