import http from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { serverOfFile } from '../_harness.ts'

const server = await serverOfFile({ isListening: true })

interface Reply {
  readonly status: number | undefined
  readonly body: string
}

/** Offers an upgrade to another protocol. */
function offering(protocol: string, path: string, body?: object): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = http.request(new URL(path, server.url), {
      method: body ? 'POST' : 'GET',
      headers: {
        connection: 'Upgrade, HTTP2-Settings',
        upgrade: protocol,
        'http2-settings': 'AAEAAEAAAAIAAAAA',
        ...(body && { 'content-type': 'application/json' }),
      },
    })
    request.on('error', reject)
    request.on('response', (response) => {
      text(response).then((answered) => resolve({ status: response.statusCode, body: answered }), reject)
    })
    request.on('upgrade', () => reject(new Error(`The server went on in ${protocol}.`)))
    request.end(body && JSON.stringify(body))
  })
}

test.each(['h2c', 'websocket', 'TLS/1.3'])(
  'a call that offers %s is answered as usual, and its body read',
  async (protocol) => {
    expect(await offering(protocol, '/api/health')).toEqual({ status: 200, body: '{"status":"up"}' })
    const credentials = { username: 'nobody@latchkey.example', password: 'wrong' }
    expect(await offering(protocol, '/api/users/login', credentials)).toEqual({ status: 200, body: 'false' })
  },
)

test('a path that ends like the socket’s is not the socket', async () => {
  expect((await offering('websocket', '/api/socket.io/')).status).toBe(404)
})

test('the socket’s path rejects other requests', async () => {
  expect((await offering('h2c', '/socket.io/?EIO=4&transport=websocket')).status).toBe(400)
})
