import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** A fake referencing provider. */
export interface ReferencingPeer {
  readonly port: number
  /** Number of received requests, by lead id. */
  readonly received: Map<number, number>
  close(): Promise<void>
}

/** Listens on a loopback port, a free one by default. */
export async function startReferencingPeer(onPort = 0): Promise<ReferencingPeer> {
  const received = new Map<number, number>()
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { leadId } = (await json(request)) as { leadId: number }
    received.set(leadId, (received.get(leadId) ?? 0) + 1)
    response.writeHead(202).end()
  }
  const server = createServer((request, response) => void receive(request, response))
  server.listen(onPort, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    received,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
