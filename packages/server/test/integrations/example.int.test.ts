import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { program } from '../_keys.ts'
import { publishHome } from '../_listings.ts'

const server = await serverOfFile({ isListening: true, config: { intakeKeys: [] } })

const EXAMPLE = path.join(import.meta.dirname, '../../../../examples/website/example.ts')

interface Printed {
  readonly listings: string[]
  readonly lead: number
  readonly webhook: object
}

test('I6/3: the example lists the published homes, makes one lead, and tells a webhook of ours from another', async () => {
  const agent = await caller(server, 'properties-view')
  await publishHome(server, agent)
  await publishHome(server, agent, { name: 'Quay Loft' })
  const { key } = await program(server, { listings: 'read', intake: 'change' })
  const published = await program(server, { listings: 'read' })
  const { models } = (await published.get('/listings/1/25')).json<{ models: { ref: string }[] }>()

  const env = { LATCHKEY_URL: server.url, LATCHKEY_KEY: key }
  const { stdout } = await promisify(execFile)(process.execPath, [EXAMPLE], {
    env,
  })
  const { listings, lead, webhook } = JSON.parse(stdout) as Printed
  expect(listings).toEqual(models.map(({ ref }) => ref))
  expect(listings).toHaveLength(2)
  expect(webhook).toEqual({ accepted: true, refused: true })
  const leads = await server.db.selectFrom('lead').select(['id', 'email']).execute()
  expect(leads).toEqual([{ id: lead, email: 'ann.lee@example.com' }])
})

test('a page of listings that the program has already is answered with 304', async () => {
  const { key } = await program(server, { listings: 'read' })
  const headers = { authorization: `Bearer ${key}` }
  const first = await server.app.inject({ url: '/api/listings/1/25', headers })
  const again = {
    url: '/api/listings/1/25',
    headers: { ...headers, 'if-none-match': String(first.headers['etag']) },
  }
  expect([(await server.app.inject(again)).statusCode, (await server.app.inject(again)).body]).toEqual([
    304,
    '',
  ])
  await publishHome(server, await caller(server, 'properties-view'), { name: 'Elm Cottage' })
  expect((await server.app.inject(again)).statusCode).toBe(200)
})
