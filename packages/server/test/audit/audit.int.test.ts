import { ADMINISTRATION, PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { AUDIT_LIST_MAX } from '@latchkey/domain/audit/audit.columns'
import type { AuditLine } from '@latchkey/domain/audit/audit.contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { caller, anonymous } from '../_caller.ts'
import { justNow } from '../_clock.ts'
import { serverOfFile, startTestServer } from '../_harness.ts'
import { leadBody } from '../_leads.ts'
import { TEST_PASSWORD } from '../_people.ts'
import { administrator } from '../_staff.ts'
import { codeOf, enrol } from '../_two-factor.ts'

const HOUR = 60 * 60_000

const server = await serverOfFile()
const admin = await administrator(server)

/** As an administrator; filters by name. */
async function trail(filters: Record<string, string> = {}, at = '1/100') {
  const params = new URLSearchParams(
    Object.entries(filters).map(([name, text]) => [`filter[${name}]`, text] as [string, string]),
  )
  const response = await admin.get(`/audit/${at}?${params.toString()}`)
  return response.json<{
    models: AuditLine[]
    total: number
    lastPage: number
    page: number
    limit: number
  }>()
}
const actions = async (filters: Record<string, string>) =>
  (await trail(filters)).models.map(({ action }) => action)

describe('access', () => {
  test('401 without a session, 403 for anyone who lacks a permission of administrators', async () => {
    expect((await anonymous(server).get('/audit/1/25')).statusCode).toBe(401)
    for (const missing of ADMINISTRATION) {
      const person = await caller(server, ...PERMISSIONS.filter((name) => name !== missing))
      expect((await person.get('/audit/1/25')).statusCode).toBe(403)
    }
  })
})

describe('entries', () => {
  test('contain author, time, address, action, subject and both values', async () => {
    const { id } = (await admin.post('/roles/create', { name: 'Before', status: 1, permissions: [] })).json<{
      id: number
    }>()
    await admin.post(`/roles/${id}`, { name: 'After', status: 0, permissions: [] })
    const [line] = (await trail({ action: 'role.update' })).models
    expect(line).toEqual({
      id: expect.any(Number),
      at: justNow(server),
      user: { id: admin.userId, username: admin.username },
      actor: null,
      address: '127.0.0.1',
      action: 'role.update',
      subject: { kind: 'role', id, name: 'After' },
      changes: [
        { field: 'name', from: 'Before', to: 'After' },
        { field: 'status', from: true, to: false },
      ],
    })
  })

  test('a rejected sign-in has no author and does not contain what was typed', async () => {
    const { username } = await caller(server)
    await anonymous(server).post('/users/login', { username, password: 'MySecretGuess1!' })
    await anonymous(server).post('/users/login', { username: 'MySecretGuess1!', password: 'x' })
    const lines = (await trail({ action: 'session.refuse' })).models
    expect(lines.slice(0, 2).map(({ user, subject, address }) => [user, subject.name, address])).toEqual([
      [null, null, '127.0.0.1'],
      [null, username, '127.0.0.1'],
    ])
    expect(JSON.stringify(lines)).not.toContain('MySecretGuess')
  })

  test('no entry contains a password, token, secret or code', async () => {
    const person = await caller(server, 'enquiries-view')
    const { secret, recoveryCodes } = await enrol(server, person)
    const { redirect } = (
      await anonymous(server).post('/users/login', { username: person.username, password: TEST_PASSWORD })
    ).json<{ redirect: string }>()
    const [, challenge = ''] = redirect.split('#')
    const code = codeOf(server, secret)
    const { jwt } = (await anonymous(server).post('/users/two-factor/sign-in', { challenge, code })).json<{
      jwt: string
    }>()
    await person.post('/users/change-password', {
      currentPassword: TEST_PASSWORD,
      newPassword: 'Brass-key2!',
      repeatPassword: 'Brass-key2!',
    })
    await anonymous(server).post('/users/request-password-reset', { email: person.username })
    await server.settled()
    const rows = await sql<{ row: string }>`select audit::text as row from audit`.execute(server.db)
    const text = rows.rows.map(({ row }) => row).join('\n')
    const tokens = server.mails().flatMap((mail) => [...mail.matchAll(/reset-password\/([\w-]+)/g)])
    expect(tokens.length).toBeGreaterThan(0)
    const secrets = [TEST_PASSWORD, 'Brass-key2!', secret, challenge, jwt, ...recoveryCodes]
    for (const hidden of [...secrets, ...tokens.map(([, token = '']) => token)])
      expect(text).not.toContain(hidden)
    expect(text).not.toContain('$argon2')
  })
})

describe('filters', () => {
  test('person: finds entries by them and about them', async () => {
    const person = await caller(server)
    await admin.post(`/users/${person.userId}/unlock`)
    const found = (await trail({ person: person.username.toUpperCase() })).models
    expect(found.map(({ action }) => action)).toEqual(['user.unlock', 'session.begin'])
    expect((await trail({ person: 'nobody-of-this-name' })).total).toBe(0)
  })

  test('action: by name or by label', async () => {
    await admin.post(`/users/${(await caller(server)).userId}/unlock`)
    expect(new Set(await actions({ action: 'user.unlock' }))).toEqual(new Set(['user.unlock']))
    expect(new Set(await actions({ action: 'unlocked' }))).toEqual(new Set(['user.unlock']))
    expect(await actions({ action: 'no such thing' })).toEqual([])
  })

  test('dates of the business’s zone, both inclusive; an invalid date is ignored', async () => {
    // From half an hour before the Sunday of the clock change to half an hour after it, in London time.
    const lines = [
      { action: 'user.enable', at: new Date('2026-03-28T23:30:00Z') },
      { action: 'user.disable', at: new Date('2026-03-29T22:59:00Z') },
      { action: 'user.delete', at: new Date('2026-03-29T23:30:00Z') },
    ].map((line) => ({ ...line, entity: 'user', changes: '[]' }))
    await server.db.insertInto('audit').values(lines).execute()
    expect(await actions({ from: '2026-03-29', to: '2026-03-29' })).toEqual(['user.disable'])
    expect(await actions({ from: '2026-03-28', to: '2026-03-30' })).toEqual([
      'user.delete',
      'user.disable',
      'user.enable',
    ])
    expect((await trail({ from: 'yesterday' })).total).toBe((await trail()).total)
  })

  test('text: the name of a record or a change, without wildcards', async () => {
    const agent = await caller(server, 'enquiries-view')
    const lead = (
      await agent.post('/leads', {
        ...leadBody(),
        firstName: 'Zebedee',
        lastName: '100%',
        notes: 'Said "quoted" \\ slash',
      })
    ).json<{
      id: number
    }>()
    // The mail of the questionnaire link has an audit entry of its own.
    await server.settled()
    const about = (await trail({ text: 'zebedee' })).models
    expect(about.length).toBeGreaterThan(0)
    for (const { subject } of about)
      expect(subject).toEqual({ kind: 'lead', id: lead.id, name: 'Zebedee 100%' })
    expect((await trail({ text: '100%' })).total).toBe(about.length)
    expect((await trail({ text: '100_' })).total).toBe(0)
    // Escaped in the JSON that is searched.
    expect((await trail({ text: '"quoted" \\ slash' })).total).toBe(1)
  })

  test('all filters combined, page by page, newest first', async () => {
    for (let line = 0; line < 3; line += 1) await admin.post(`/users/${(await caller(server)).userId}/unlock`)
    const { models, total, lastPage } = await trail({ person: admin.username }, '1/2')
    expect([models.length, lastPage]).toEqual([2, Math.ceil(total / 2)])
    const next = (await trail({ person: admin.username }, '2/2')).models
    const ids = [...models, ...next].map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
    expect((await trail({}, '1/1000')).limit).toBe(100)
  })
})

test('the list ends after the newest lines, however long the trail is', async () => {
  const other = await startTestServer()
  await sql`insert into audit (action, entity, at)
    select 'user.enable', 'user', now() from generate_series(1, ${AUDIT_LIST_MAX + 50})`.execute(other.db)
  const someone = await administrator(other)
  const page = async (at: string) =>
    (await someone.get(`/audit/${at}`)).json<{ models: AuditLine[]; total: number; lastPage: number }>()
  const first = await page('1/100')
  expect([first.total, first.lastPage, first.models.length]).toEqual([AUDIT_LIST_MAX, 100, 100])
  expect((await page('100/100')).models).toHaveLength(100)
  expect((await page('101/100')).models).toEqual([])
  await other.close()
})

test('entries have the time of the server’s clock', async () => {
  server.clock.advance(HOUR)
  await admin.post(`/users/${admin.userId}/unlock`)
  expect((await trail({ action: 'user.unlock' })).models[0]?.at).toEqual(justNow(server))
})
