import type { Media } from '@latchkey/domain/media/media.contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { HIDDEN_FROM_KEYS } from '@latchkey/domain/integrations/keys/key.contract'
import { isKeyArea, isLevelOf, type KeyAreas } from '@latchkey/domain/integrations/keys/key-areas'
import { beforeEach, describe, expect, test } from 'vitest'
import { serverOfFile } from '../_harness.ts'
import { EVERY_AREA, program, type Program } from '../_keys.ts'
import { caller } from '../_caller.ts'
import { insertMedia, insertProject } from '../_homes.ts'
import { insertHome, insertLead, leadBody } from '../_leads.ts'
import { makeUser } from '../_people.ts'
import { picture, sendForm } from '../_pictures.ts'
import { sourceOf } from '../_sources.ts'
import { administrator } from '../_staff.ts'
import { publishHome } from '../_listings.ts'

const server = await serverOfFile({ config: { intakeKeys: [] } })
const admin = await administrator(server)
beforeEach(() => server.db.deleteFrom('attempt').execute())

interface Operation {
  readonly operationId: string
  readonly security: object[]
  readonly 'x-areas': string[]
  readonly responses: object
  readonly requestBody?: { readonly content: Record<string, { readonly example?: object }> }
}

interface DocumentForKeys {
  readonly paths: Record<string, Record<string, Operation>>
  readonly webhooks: object
}

const read = async () =>
  (await server.app.inject({ url: '/api/openapi.json?for=keys' })).json<DocumentForKeys>()

const calls = Object.entries((await read()).paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    ...operation,
  })),
)

/** The rights of 'enquiries:read'. */
function areasOf(scope: string): KeyAreas {
  const [area = '', level] = scope.split(':')
  return isKeyArea(area) && isLevelOf(area, level) ? { [area]: level } : {}
}

describe('the document for keys', () => {
  test('I6/1: is valid, and has every call that is open to keys and no other', async () => {
    expect(await new Validator().validate({ ...(await read()) })).toMatchObject({ valid: true })
    const whole = (await server.app.inject({ url: '/api/openapi.json' })).json<DocumentForKeys>()
    const open = Object.values(whole.paths)
      .flatMap((methods) => Object.values(methods))
      .filter((operation) => operation['x-areas'] !== undefined)
    expect(open.length).toBeGreaterThan(20)
    expect(calls).toHaveLength(open.length)
    for (const { security } of calls) expect(security).toEqual([{ apiKey: [] }])
    expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length)
  })

  test('no answer and no webhook has a field that is hidden from keys', async () => {
    const { webhooks } = await read()
    const shown = JSON.stringify([webhooks, calls.map(({ responses }) => responses)])
    expect(shown).toContain('dateSubmitted')
    for (const field of HIDDEN_FROM_KEYS) expect(shown).not.toContain(field)
  })

  test('I6/1: each call that reads answers 200 to a key with one of its areas', async () => {
    const ids = await records()
    const reads = calls.filter(({ method }) => method === 'GET')
    expect(reads.length).toBeGreaterThan(10)
    for (const { path, 'x-areas': areas } of reads)
      for (const area of areas) {
        const key = await program(server, areasOf(area))
        const response = await key.get(
          addressOf(path, { ...ids, lead: ids[area.split(':')[0] as 'viewings'] }),
        )
        expect([path, area, response.statusCode]).toEqual([path, area, 200])
      }
  })

  test('each body has an example, which is accepted', async () => {
    const ids = await records()
    const key = await program(server, EVERY_AREA)
    const { userId: viewingUserId } = await makeUser(server.db, ['viewings-view'])
    const mediaId = await uploadedBy(key)
    // Whatever the ids of the examples are, here they are those of records that exist.
    const own = { viewingUserId, projectId: ids.projects, mediaId, defaultMediaId: mediaId }
    const writes = calls.filter(({ requestBody }) => requestBody?.content['application/json'])
    expect(writes.length).toBeGreaterThan(5)
    for (const { path, requestBody } of writes) {
      const { example } = requestBody?.content['application/json'] ?? {}
      const body = {
        ...example,
        ...Object.fromEntries(Object.entries(own).filter(([name]) => name in (example ?? {}))),
      }
      const response = await key.post(
        addressOf(path, { ...ids, lead: path.endsWith('/confirm-viewing') ? ids.viewings : ids.enquiries }),
        body,
      )
      expect([path, response.statusCode, response.statusCode === 200 || response.json()]).toEqual([
        path,
        200,
        true,
      ])
    }
  })
})

/** One of each kind, which a key may read. */
async function records() {
  const projectId = await insertProject(server.db)
  return {
    enquiries: await insertLead(server.db, { status: 1 }),
    viewings: await insertLead(server.db, { status: 4 }),
    reservations: await insertLead(server.db, { status: 7 }),
    projects: projectId,
    properties: await insertHome(server.db),
    pictures: await insertMedia(server.db),
    intake: (await (await sourceOf(server, admin, { format: 'latchkey' })).taken(leadBody())).received,
    listings: await publishHome(server, await caller(server, 'properties-view')),
  }
}

async function uploadedBy({ key }: Program): Promise<number> {
  const who = { headers: { authorization: `Bearer ${key}` } }
  const part = { name: 'upload', fileName: 'front.jpg', bytes: await picture({ width: 60, height: 40 }) }
  return (await sendForm(server, who, '/media/upload-image', part)).json<Media>().id
}

type Ids = Awaited<ReturnType<typeof records>> & { readonly lead: number }

/** Below /api, with the first page of a list, and these records. */
function addressOf(path: string, ids: Ids): string {
  const [, , kind = ''] = path.split('/')
  const id = kind === 'leads' ? ids.lead : ids[kind as 'projects']
  const values = { page: 1, limit: 25, id }
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: 'id') => String(values[name]))
  return address.replace('/api', '').replace('/get-images', `/get-images?ids=${ids.pictures}`)
}
