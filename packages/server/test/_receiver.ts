import { once } from 'node:events'
import http, { type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inject, vi } from 'vitest'

export interface ReceivedCall {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** As it arrived. */
  readonly text: string
  readonly body: { type: string; timestamp: string; data: Record<string, unknown> }
}

/** A receiver of webhooks on this machine. */
export interface Receiver {
  readonly url: string
  /** For OUTBOUND_TARGETS. */
  readonly target: string
  /** Oldest first. */
  readonly calls: ReceivedCall[]
  /** Answers the next calls; 200 at first. */
  answer: (response: ServerResponse) => void
  /** Waits for the first call for which this is true. */
  call(isIt: (call: ReceivedCall) => boolean): Promise<ReceivedCall>
  close(): void
}

export const answering =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void =>
    void response.writeHead(status, headers).end('SECRET-ANSWER')

export async function startReceiver(port = 0): Promise<Receiver> {
  const calls: ReceivedCall[] = []
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const text = Buffer.concat(parts).toString()
      calls.push({
        path: request.url ?? '',
        headers: request.headers,
        text,
        body: JSON.parse(text) as ReceivedCall['body'],
      })
      receiver.answer(response)
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const target = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const receiver: Receiver = {
    url: `http://${target}/hook`,
    target,
    calls,
    answer: answering(200),
    call: (isIt) =>
      vi.waitFor(
        () => {
          const found = calls.find(isIt)
          if (found === undefined) throw new Error('No such call has arrived')
          return found
        },
        { timeout: inject('waitMs'), interval: 10 },
      ),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return receiver
}
