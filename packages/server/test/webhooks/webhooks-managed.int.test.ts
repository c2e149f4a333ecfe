import type { Webhook } from '@latchkey/domain/webhooks/webhook.contract'
import { WEBHOOKS_MAX } from '@latchkey/domain/webhooks/webhook.limits'
import { beforeEach, describe, expect, test } from 'vitest'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { program } from '../_keys.ts'
import { addWebhook, webhookBody, webhookOf } from '../_webhooks.ts'

const server = await serverOfFile()
const SEES_ALL = ['enquiries-view', 'viewings-view', 'reservations-view', 'properties-view'] as const
const manager = await caller(server, 'integrations-manage', ...SEES_ALL)

beforeEach(() => server.db.deleteFrom('webhook').execute())

const error = (attribute: string, name: string) => [422, [{ attribute, errors: [{ name }] }]]

async function created(over: object) {
  const { statusCode, body } = await manager.post('/integrations/webhooks', webhookBody({ ...over }))
  return [statusCode, JSON.parse(body)]
}

describe('what is refused', () => {
  test.each([
    ['https://10.0.0.1', 'range'],
    ['https://169.254.169.254', 'range'],
    ['https://[::1]', 'range'],
    ['https://[::ffff:10.0.0.1]', 'range'],
    ['https://localhost', 'range'],
    ['http://example.org', 'pattern'],
    ['https://a@example.org', 'pattern'],
    ['https://example.org:22', 'range'],
    ['', 'required'],
    [`https://example.org/${'a'.repeat(1981)}`, 'maxlength'],
  ])('I2/7: %s', async (url, name) => {
    expect(await created({ url })).toEqual(error('url', name))
  })

  test('a name that is missing, too long or taken; types and a key that are none', async () => {
    await addWebhook(manager, { name: 'Accounts' })
    expect(await created({ name: ' ' })).toEqual(error('name', 'required'))
    expect(await created({ name: 'a'.repeat(65) })).toEqual(error('name', 'maxlength'))
    expect(await created({ name: 'ACCOUNTS' })).toEqual(error('name', 'unique'))
    expect(await created({ types: [] })).toEqual(error('types', 'required'))
    expect(await created({ types: undefined })).toEqual(error('types', 'required'))
    expect(await created({ types: ['lead.created', 'webhook.test'] })).toEqual(error('types', 'enumerable'))
    expect(await created({ types: 'all' })).toEqual(error('types', 'enumerable'))
    expect(await created({ skipKeyId: 99_999 })).toEqual(error('skipKeyId', 'enumerable'))
    expect(await created({ skipKeyId: 'Website' })).toEqual(error('skipKeyId', 'enumerable'))
  })

  test('the twenty-first', async () => {
    for (let nr = 0; nr < WEBHOOKS_MAX; nr += 1) await addWebhook(manager)
    expect(await created({})).toEqual([
      409,
      { error: 'too-many', message: expect.any(String), max: WEBHOOKS_MAX },
    ])
  })

  test('people without the permission, and secrets without a proof of identity', async () => {
    const { id } = await addWebhook(manager)
    const agent = await caller(server, ...SEES_ALL)
    for (const url of ['', `/${id}`, `/${id}/deliveries/1/25`])
      expect((await agent.get(`/integrations/webhooks${url}`)).statusCode).toBe(403)
    for (const url of [
      '',
      '/update',
      '/delete',
      '/on',
      '/off',
      '/replace-secret',
      '/end-old-secret',
      '/test',
      '/resend',
    ])
      expect((await agent.post(`/integrations/webhooks${url && `/${id}${url}`}`, {})).statusCode).toBe(403)
    await server.db
      .updateTable('session')
      .set({ proved_at: new Date(0) })
      .execute()
    for (const url of ['', `/${id}/replace-secret`, '/999/replace-secret']) {
      const answer = await manager.post(`/integrations/webhooks${url}`, {})
      expect([answer.statusCode, answer.json<object>()]).toMatchObject([403, { error: 'unproved' }])
    }
    await server.db
      .updateTable('session')
      .set({ proved_at: new Date(server.clock.now) })
      .execute()
  })

  test('records that the manager may not see himself', async () => {
    const blind = await caller(server, 'integrations-manage', 'properties-view')
    const ask = async (types: string[] | null) =>
      (await blind.post('/integrations/webhooks', webhookBody({ types, includeRecord: true }))).statusCode
    expect(await ask(null)).toBe(403)
    expect(await ask(['viewing.moved'])).toBe(403)
    expect(await ask(['listing.published', 'property.updated'])).toBe(200)
    const { id } = await addWebhook(manager, { includeRecord: true })
    const { name, url, types, version } = await webhookOf(manager, id)
    const update = (body: object) =>
      blind.post(`/integrations/webhooks/${id}/update`, { name, url, types, version, ...body })
    expect((await update({ includeRecord: true })).statusCode).toBe(403)
    expect((await update({ includeRecord: false })).statusCode).toBe(200)
  })
})

describe('a webhook', () => {
  test('is listed by name, without its secret, which stands nowhere in the database', async () => {
    const key = await program(server, { properties: 'read' })
    const { id, secret } = await addWebhook(manager, {
      name: 'Beta',
      types: ['property.updated', 'lead.created'],
      skipKeyId: key.id,
    })
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    await addWebhook(manager, { name: 'alpha' })
    const list = (await manager.get('/integrations/webhooks')).json<Webhook[]>()
    expect(list.map(({ name }) => name)).toEqual(['alpha', 'Beta'])
    expect(await webhookOf(manager, id)).toEqual({
      id,
      name: 'Beta',
      url: 'https://example.org/hook',
      types: ['lead.created', 'property.updated'],
      includeRecord: false,
      skipKeyId: key.id,
      state: 'on',
      offBecause: null,
      failingSince: null,
      offAt: null,
      oldSecretUntil: null,
      waiting: 0,
      createdAt: expect.any(Number),
      version: 1,
    })
    const stored = JSON.stringify(await server.db.selectFrom('webhook').selectAll().execute())
    const trail = JSON.stringify(await server.db.selectFrom('audit').selectAll().execute())
    for (const text of [stored, trail]) {
      expect(text).not.toContain(secret)
      expect(text).not.toContain(secret.slice('whsec_'.length))
    }
    const bytes = await server.db.selectFrom('webhook').select('secret_sealed').execute()
    for (const { secret_sealed: sealed } of bytes) expect(sealed.includes(secret.slice(6, 20))).toBe(false)
  })

  test('is changed with its version only', async () => {
    const { id } = await addWebhook(manager)
    const update = async (over: object) => {
      const answer = await manager.post(
        `/integrations/webhooks/${id}/update`,
        webhookBody({ name: 'New', ...over }),
      )
      return [answer.statusCode, answer.statusCode === 409 ? null : answer.json()]
    }
    expect(await update({})).toEqual(error('version', 'required'))
    expect(await update({ version: 7 })).toEqual([409, null])
    expect(await update({ version: 1, url: 'https://10.0.0.1' })).toEqual(error('url', 'range'))
    expect(await update({ version: 1, types: ['lead.created'] })).toEqual([200, true])
    expect(await webhookOf(manager, id)).toMatchObject({ name: 'New', types: ['lead.created'], version: 2 })
    expect(
      (await manager.post('/integrations/webhooks/999999/update', webhookBody({ version: 1 }))).statusCode,
    ).toBe(404)
  })

  test('is switched off and on, its secret replaced, and deleted; each says so in the trail and to open pages', async () => {
    const { id, secret } = await addWebhook(manager)
    server.pushed.length = 0
    const post = async (what: string, body = {}) =>
      (await manager.post(`/integrations/webhooks/${id}/${what}`, body)).json<unknown>()
    expect([await post('on'), await post('off'), await post('off')]).toEqual([false, true, false])
    expect(await webhookOf(manager, id)).toMatchObject({
      state: 'off',
      offBecause: 'hand',
      offAt: expect.any(Number),
    })
    expect([await post('on'), await post('on')]).toEqual([true, false])
    expect(await post('end-old-secret')).toBe(false)
    expect(await post('replace-secret', { keepHours: 169 })).toEqual([
      { attribute: 'keepHours', errors: [{ name: 'max' }] },
    ])
    const { secret: next } = (await post('replace-secret')) as { secret: string }
    expect(next).not.toBe(secret)
    const { oldSecretUntil } = await webhookOf(manager, id)
    expect(oldSecretUntil).toBe(Math.floor(server.clock.now / 1000) + 24 * 3600)
    expect([await post('end-old-secret'), await post('end-old-secret')]).toEqual([true, false])
    expect((await webhookOf(manager, id)).oldSecretUntil).toBeNull()
    expect(await post('delete')).toBe(true)
    expect((await manager.get(`/integrations/webhooks/${id}`)).statusCode).toBe(404)
    const lines = await server.db
      .selectFrom('audit')
      .select('action')
      .where('entity', '=', 'webhook')
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute()
    expect(lines.map(({ action }) => action)).toEqual(
      ['create', 'off', 'on', 'replace-secret', 'end-old-secret', 'delete'].map((word) => `webhook.${word}`),
    )
    expect(server.pushed.filter(({ event }) => event === 'integrations-refresh')).toHaveLength(5)
  })
})
