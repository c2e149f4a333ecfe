import http from 'node:http'

export interface LoadedCall {
  readonly path: string
  /** Sent as JSON by POST; without it the request is a GET. */
  readonly body?: unknown
}

/** Calls a server over several connections, each one call at a time, and returns the responses per second. */
export async function callsPerSecond(
  { url, token }: { readonly url: string; readonly token?: string },
  call: (connection: number, turn: number) => LoadedCall,
  { connections, ms }: { readonly connections: number; readonly ms: number },
): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const from = performance.now()
  let answered = 0
  const ask = async (connection: number) => {
    for (let turn = 0; performance.now() - from < ms; turn += 1) {
      await answerOf(`${url}${call(connection, turn).path}`, call(connection, turn).body, { agent, token })
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, connection) => ask(connection)))
  agent.destroy()
  return (answered * 1000) / (performance.now() - from)
}

/** Makes one call and reads its whole response. */
export function answerOf(
  address: string,
  body: unknown,
  { agent, token }: { readonly agent: http.Agent; readonly token: string | undefined },
): Promise<void> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(text !== undefined && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    }),
  }
  return new Promise((resolve, reject) => {
    const request = http.request(
      address,
      { agent, headers, method: text === undefined ? 'GET' : 'POST' },
      (response) => {
        response.resume().once('end', () => {
          if (response.statusCode === 200) resolve()
          else reject(new Error(`${address} answered ${response.statusCode}`))
        })
      },
    )
    request.once('error', reject)
    request.end(text)
  })
}
