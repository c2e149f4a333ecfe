// Runs as a process of its own: posts one body over several connections, as fast as responses arrive, until killed.
import http from 'node:http'

export interface Flood {
  readonly url: string
  readonly connections: number
  readonly body: 'nested' | 'short'
}

/** 3.8 MB of nested lists, each as deep as a stack allows. */
const NESTED = Buffer.from(
  `{"notes":[${Array.from({ length: 1900 }, () => `${'['.repeat(1000)}${']'.repeat(1000)}`).join(',')}]}`,
)

/** A little below the body limit of public calls, in shallow records. */
const SHORT = Buffer.from(JSON.stringify({ notes: Array.from({ length: 4000 }, () => ({ a: [1] })) }))

function post({ url, body }: Flood): Promise<number> {
  return new Promise((resolve) => {
    const request = http.request(
      url,
      { method: 'POST', headers: { 'content-type': 'application/json' } },
      (response) => {
        response.resume().once('close', () => resolve(response.statusCode ?? 0))
      },
    )
    // A server that stops reading closes the connection.
    request.once('error', () => resolve(0))
    request.end(body === 'nested' ? NESTED : SHORT)
  })
}

process.once('message', (flood: Flood) => {
  const responses: Record<string, number> = {}
  process.once('message', () => process.send?.(responses))
  for (let nr = 0; nr < flood.connections; nr += 1) {
    void (async () => {
      for (;;) {
        const status = await post(flood)
        responses[status] = (responses[status] ?? 0) + 1
      }
    })()
  }
})
