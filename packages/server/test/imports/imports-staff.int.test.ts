import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { ERASED_WITH_USER, USED_BY } from '../../src/imports/kinds/staff/staff.queries.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead } from '../_leads.ts'
import { makeUser } from '../_people.ts'
import { administratorRoleId, auditOf } from '../_staff.ts'
import { importCalls, makeDraft, outcomesOf, type MadeImport } from './_imports.ts'

const server = await serverOfFile()
const manager = await server.signIn(['data-import', 'users-view', 'users-roles-update', 'enquiries-view'])
const { call, check, read, rows, run, start, undo } = importCalls(server, manager)

const COLUMNS = ['Name > fullName', 'Email > username', 'Role > roles']

let files = 0
beforeEach(() => {
  files += 1
})

/** An address of this test. */
const at = (name: string): string => `${name}${files}@Example.com`

async function role(name: string, permissions: readonly string[]): Promise<number> {
  const { id } = await server.db.insertInto('role').values({ name }).returning('id').executeTakeFirstOrThrow()
  if (permissions.length > 0)
    await sql`insert into role_permission (role_id, permission_id)
      select ${id}, id from permission where name = any(${permissions}::text[])`.execute(server.db)
  return id
}

const draft = (lines: readonly (readonly string[])[], made: MadeImport = {}) =>
  makeDraft(server, manager, COLUMNS, lines, { kind: 'staff', system: 'Old spreadsheet', ...made })

const users = (name: string) =>
  server.db
    .selectFrom('app_user')
    .selectAll()
    .where(sql<boolean>`lower(username) = lower(${at(name)})`)
    .orderBy('id')
    .execute()

async function idOf(name: string): Promise<number> {
  return (await users(name)).at(-1)?.id ?? 0
}

const rolesOf = async (userId: number): Promise<number[]> => {
  const given = await server.db
    .selectFrom('user_role')
    .select('role_id')
    .where('user_id', '=', userId)
    .orderBy('role_id')
    .execute()
  return given.map(({ role_id: id }) => id)
}

const post = (path: string, payload: object = {}) =>
  server.app.inject({ method: 'POST', url: `/api/${path}`, headers: manager.headers, payload })

test('staff come inactive, with their roles and without an invitation (M1/13)', async () => {
  const lettings = await role('Lettings', ['enquiries-view'])
  const mails = server.mails().length
  const id = await draft([
    ['Mr Ann Lee', at('ann'), 'lettings'],
    ['Bo', at('bo'), ''],
    ['Nobody', 'nowhere', ''],
    ['Twice', at('ANN'), ''],
  ])
  expect(await run(id)).toMatchObject({
    state: 'done',
    counts: { create: 2, problems: 2 },
    written: { created: 2, updated: 0 },
  })
  expect(outcomesOf(await rows(id, '?outcome=problem'))).toEqual([
    [4, 'problem', 'username email'],
    [5, 'problem', 'username unique'],
  ])
  const [ann] = await users('ann')
  expect(ann).toMatchObject({
    first_name: 'Ann',
    last_name: 'Lee',
    active: false,
    invited_at: null,
    password_hash: null,
    created_at: expect.any(Date),
  })
  expect(await rolesOf(ann?.id ?? 0)).toEqual([lettings])
  expect((await rows(id))[0]?.record).toEqual({ id: ann?.id, name: 'Ann Lee' })
  expect(server.mails()).toHaveLength(mails)
  expect(await auditOf(server, 'user', ann?.id ?? 0)).toMatchObject([
    { action: 'user.import', by: manager.userId },
  ])
  expect(new Set(server.pushed.map(({ event }) => event))).toEqual(
    new Set(['imports-refresh', 'users-refresh']),
  )
})

test('those who are to be invited are active and are sent the invitation', async () => {
  const mails = server.mails().length
  await makeUser(server.db, [], { username: at('here'), active: false })
  await run(
    await draft(
      [
        ['Ann Lee', at('ann'), ''],
        ['Known Here', at('here'), ''],
      ],
      { options: { invite: true } },
    ),
  )
  const [ann] = await users('ann')
  expect([ann?.active, ann?.invited_at]).toEqual([true, expect.any(Date)])
  expect(await users('here')).toMatchObject([{ active: false, invited_at: null, first_name: 'Known' }])
  expect(server.mails().slice(mails)).toEqual([expect.stringContaining(at('ann'))])
})

test('the same file again changes nothing; a new name is taken over, and one changed here stays', async () => {
  const lines = [
    ['Ann Lee', at('ann'), ''],
    ['Bo Day', at('bo'), ''],
  ]
  await run(await draft(lines))
  expect((await check(await draft(lines, { system: 'Other' }))).counts).toMatchObject({ same: 2 })
  await server.db
    .updateTable('app_user')
    .set({ last_name: 'Here' })
    .where('id', '=', await idOf('bo'))
    .execute()
  const again = await draft([
    ['Ann Marie', at('ann'), ''],
    ['Bo There', at('bo'), ''],
    ['', at('nobody'), ''],
  ])
  await check(again)
  expect(outcomesOf(await rows(again))).toEqual([
    [2, 'update'],
    [3, 'same', 'kept'],
    [4, 'create'],
  ])
  expect(await start(again)).toMatchObject({ written: { created: 1, updated: 1 } })
  expect(await users('ann')).toMatchObject([{ first_name: 'Ann', last_name: 'Marie', version: 2 }])
  expect(await users('bo')).toMatchObject([{ last_name: 'Here' }])
  expect((await auditOf(server, 'user', await idOf('ann'))).at(-1)).toMatchObject({
    action: 'user.import-update',
    changes: [{ field: 'lastName', from: 'Lee', to: 'Marie' }],
  })
})

test('known rows can be left alone, and a deleted user is not made anew', async () => {
  const lines = [
    ['Ann Lee', at('ann'), ''],
    ['Bo Day', at('bo'), ''],
  ]
  await run(await draft(lines))
  expect((await post(`users/${await idOf('bo')}/delete`)).body).toBe('true')
  const id = await draft(lines, { options: { known: 'leave' } })
  await check(id)
  expect(outcomesOf(await rows(id))).toEqual([
    [2, 'left-out: known'],
    [3, 'left-out: deleted'],
  ])
  // The address is free again.
  await makeUser(server.db, [], { username: at('bo') })
  const again = await draft(lines)
  await check(again)
  expect(outcomesOf(await rows(again))).toEqual([
    [2, 'same'],
    [3, 'update'],
  ])
})

test('roles are given only by those who may give them', async () => {
  const above = await role(`Above ${files}`, ['settings-manage'])
  const held = await role(`Held ${files}`, ['enquiries-view'])
  const lines = [
    ['Ann Lee', at('ann'), `Above ${files}`],
    ['Bo Day', at('bo'), `Held ${files}`],
    ['Cy Fox', at('cy'), 'System Administrator'],
    ['Di Gray', at('di'), 'Tea'],
  ]
  const id = await draft(lines)
  await check(id)
  const found = await rows(id)
  expect(outcomesOf(found)).toEqual([
    [2, 'problem', 'roles enumerable'],
    [3, 'create'],
    [4, 'problem', 'roles enumerable'],
    [5, 'problem', 'roles enumerable'],
  ])
  expect(found[0]?.problems[0]?.text).toBe(
    'You cannot give this role, because it has permissions that you do not have.',
  )

  const other = await server.signIn(['data-import', 'users-view', 'enquiries-view'])
  const theirs = importCalls(server, other)
  // The user who starts it has to be permitted, whoever checked it.
  expect(await theirs.start(id)).toMatchObject({ written: { created: 0 }, counts: { problems: 4 } })
  expect((await theirs.rows(id))[1]?.problems).toEqual([
    { field: 'roles', at: 2, value: `Held ${files}`, name: 'enumerable', text: 'You cannot give roles.' },
  ])
  await theirs.call('POST', `${id}/rows/2`, { cells: { 2: '' } })
  expect(await theirs.start(id)).toMatchObject({ written: { created: 1 } })
  expect(await rolesOf(await idOf('ann'))).toEqual([])

  // A user who has none is given the first ones by the same rules, and one with others keeps them.
  const filled = await draft([['Ann Lee', at('ann'), `Held ${files}`]])
  expect(await run(filled)).toMatchObject({ written: { updated: 1 } })
  expect(await rolesOf(await idOf('ann'))).toEqual([held])
  await server.db
    .updateTable('user_role')
    .set({ role_id: above })
    .where('user_id', '=', await idOf('ann'))
    .execute()
  const last = await draft([['Ann Lee', at('ann'), `Held ${files}`]])
  await check(last)
  expect(outcomesOf(await rows(last))).toEqual([[2, 'same', 'kept']])
})

test('an undo leaves users who are used, signed in or changed, and the file can come again', async () => {
  const held = await role(`Held ${files}`, ['enquiries-view'])
  const before = await makeUser(server.db, [], { username: at('here') })
  const names = ['ann', 'bo', 'cy', 'di', 'ed', 'here']
  const lines = names.map((name) => [`${name} Lee`, at(name), `Held ${files}`])
  const id = await draft(lines, { options: { invite: true } })
  expect(await run(id)).toMatchObject({ written: { created: 5, updated: 1 } })
  const ids = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await idOf(name)])))
  await insertLead(server.db, { handler_user_id: ids['bo'] })
  await server.db
    .updateTable('app_user')
    .set({ last_login_at: new Date() })
    .where('id', '=', ids['cy'])
    .execute()
  expect((await post(`users/${ids['di']}/toggle-active`)).body).toBe('true')
  expect((await post(`users/${ids['ed']}/roles`, { roles: [] })).body).toBe('true')

  expect(await call('GET', `${id}/undo`)).toEqual({ removes: 1, restores: 1, stays: 4 })
  expect(await undo(id)).toMatchObject({ state: 'undone' })
  const stays = await call<{ models: unknown[] }>('GET', `${id}/stays/1/10`)
  expect(stays.models).toEqual([
    { line: 3, record: { id: ids['bo'], name: 'bo Lee' }, reason: 'used' },
    { line: 4, record: { id: ids['cy'], name: 'cy Lee' }, reason: 'signed-in' },
    { line: 5, record: { id: ids['di'], name: 'di Lee' }, reason: 'changed' },
    { line: 6, record: { id: ids['ed'], name: 'ed Lee' }, reason: 'used' },
  ])
  expect(await users('ann')).toEqual([])
  expect(await users('here')).toMatchObject([{ id: before.userId, first_name: null, last_name: null }])
  expect([await rolesOf(before.userId), await rolesOf(ids['bo'])]).toEqual([[], [held]])
  const again = await draft(lines)
  expect((await check(again)).counts).toMatchObject({ create: 1, same: 4, update: 1 })
  expect((await read(id)).columns).toEqual([])
})

test('an undo takes back no role from the last administrator', async () => {
  const administrator = await server.signIn(['data-import', 'users-view', 'users-roles-update'])
  const roleId = await administratorRoleId(server)
  await server.db.insertInto('user_role').values({ user_id: administrator.userId, role_id: roleId }).execute()
  const theirs = importCalls(server, administrator)
  const { userId } = await makeUser(server.db, [], { username: at('next') })
  const id = await makeDraft(
    server,
    administrator,
    COLUMNS,
    [['Next One', at('next'), 'System Administrator']],
    { kind: 'staff' },
  )
  expect(await theirs.run(id)).toMatchObject({ written: { updated: 1 } })
  expect(await rolesOf(userId)).toEqual([roleId])
  await server.db
    .deleteFrom('user_role')
    .where('role_id', '=', roleId)
    .where('user_id', '=', administrator.userId)
    .execute()
  await theirs.undo(id)
  expect(await rolesOf(userId)).toEqual([roleId])
})

test('an undo gives and takes roles only for whoever may', async () => {
  const held = await role(`Held ${files}`, ['enquiries-view'])
  const { userId } = await makeUser(server.db, [], { username: at('here') })
  const id = await draft([
    ['Ann Lee', at('ann'), `Held ${files}`],
    ['Bo Lee', at('bo'), ''],
    ['Here Lee', at('here'), `Held ${files}`],
  ])
  expect(await run(id)).toMatchObject({ written: { created: 2, updated: 1 } })
  const other = importCalls(server, await server.signIn(['data-import', 'users-view']))
  expect(await other.call('GET', `${id}/undo`)).toEqual({ removes: 1, restores: 0, stays: 2 })
  await other.undo(id)
  const { models } = await call<{ models: { line: number; reason: string }[] }>('GET', `${id}/stays/1/10`)
  expect(models.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'used'],
    [4, 'changed'],
  ])
  expect([await rolesOf(await idOf('ann')), await rolesOf(userId)]).toEqual([[held], [held]])
  expect(await users('bo')).toEqual([])
})

test('what can refer to somebody who has never signed in is known to the undo', async () => {
  const { rows: references } = await sql<{ place: string }>`
    select conrelid::regclass || '.' || attname as place from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'app_user'::regclass order by 1`.execute(server.db)
  const known = [
    ...ERASED_WITH_USER.map((table) => `${table}.user_id`),
    ...Object.entries(USED_BY).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`)),
  ]
  const places = references.map(({ place }) => place)
  expect(places).toEqual(expect.arrayContaining(known))
  // All others name whoever did something, and so had signed in.
  expect(places.filter((place) => !known.includes(place))).toEqual([
    'api_key.created_by',
    'api_key.revoked_by',
    'audit.user_id',
    'calendar_feed.user_id',
    'creation.user_id',
    'data_import.by_user',
    'holding_deposit.created_by',
    'import_choice.by_user',
    'lead.first_answered_by',
    'lead_merge.undone_by',
    'lead_merge.user_id',
    'lead_not_duplicate.user_id',
    'lead_received.done_by',
    'lead_source.created_by',
    'lead_status_reason.user_id',
    'listing.published_by',
    'media.uploaded_by',
    'right_to_rent_check.checked_by',
    'saved_view.owner_id',
    'saved_view_use.user_id',
    'session.user_id',
    'two_factor.user_id',
    'two_factor_challenge.user_id',
    'two_factor_recovery_code.user_id',
    'unit_upload.uploaded_by',
    'viewing_outcome.by_user_id',
    'webhook.created_by',
  ])
})

test('staff need users-view, and without it no call answers (M1/13)', async () => {
  const id = await draft([['Ann Lee', at('ann'), '']])
  const agent = await server.signIn(['data-import', 'enquiries-view', 'properties-view'])
  for (const [method, path] of [
    ['GET', 'fields/staff'],
    ['POST', 'staff'],
    ['GET', String(id)],
    ['POST', `${id}/check`],
    ['POST', `${id}/start`],
    ['POST', `${id}/undo`],
  ] as const) {
    const response = await server.app.inject({ method, url: `/api/imports/${path}`, headers: agent.headers })
    expect([path, response.statusCode]).toEqual([path, 403])
  }
  const list = await server.app.inject({ url: '/api/imports/1/100', headers: agent.headers })
  expect(list.json()).toMatchObject({ models: [] })
})
