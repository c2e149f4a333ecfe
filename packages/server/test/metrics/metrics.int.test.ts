import { expect, test } from 'vitest'
import { serverOfFile, startTestServer } from '../_harness.ts'
import { connectPushes } from '../_push-client.ts'
import { insertLead } from '../_leads.ts'

const TOKEN = 'a-token-for-the-collector'
const server = await serverOfFile({ config: { metricsToken: TOKEN }, isListening: true })

const counted = (status: number) =>
  `http_request_duration_seconds_count{method="GET",route="/api/leads/:id",status="${status}"} 1`

const collect = (authorization?: string) =>
  server.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })

test('without the setting there are no metrics', async () => {
  const other = await startTestServer()
  const response = await other.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })
  expect(response.body).not.toContain('http_request_duration_seconds')
  await other.close()
})

test.each([undefined, TOKEN, 'Bearer another-token'])(
  'without the token (%s): 401',
  async (authorization) => {
    const response = await collect(authorization)
    expect(response.statusCode).toBe(401)
    expect(response.body).not.toContain('http_request_duration_seconds')
  },
)

test('answers by route pattern and status, connections, sockets and jobs', async () => {
  const person = await server.signIn(['enquiries-view'])
  const id = await insertLead(server.db)
  await server.app.inject({ url: `/api/leads/${id}`, headers: person.headers })
  await server.app.inject({ url: '/api/leads/a-person', headers: person.headers })
  const socket = await connectPushes(server.url, person.token)
  await server.context.change(null, (change) =>
    change.enqueue('mail.questionnaire-link', { leadId: id, linkId: undefined }, { delaySeconds: 3_600 }),
  )
  const response = await collect(`Bearer ${TOKEN}`)
  expect(response.headers['content-type']).toContain('text/plain')
  const lines = response.body.split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      counted(200),
      counted(404),
      'latchkey_live_sockets 1',
      'latchkey_database_away 0',
      'latchkey_disk_full 0',
      'latchkey_jobs{state="created"} 1',
      expect.stringMatching(/^latchkey_database_connections [1-9]/),
      expect.stringMatching(/^process_resident_memory_bytes /),
    ]),
  )
  expect(response.body).not.toContain('a-person')
  socket.close()
})
