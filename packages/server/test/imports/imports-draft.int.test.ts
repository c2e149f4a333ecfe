import fs from 'node:fs'
import path from 'node:path'
import type { ListedImport } from '@latchkey/domain/imports/import.contract'
import { IMPORT_MAX_BYTES, IMPORT_MAX_DRAFTS } from '@latchkey/domain/imports/import.limits'
import type { Page } from '@latchkey/domain/platform/lists/page'
import { DAY_MS } from '@latchkey/domain/platform/values/durations'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { stateNumber } from '../../src/imports/import.numbers.ts'
import { eraseExpired } from '../../src/imports/erase.job.ts'
import { justNow } from '../_clock.ts'
import { serverOfFile } from '../_harness.ts'
import { sendForm } from '../_pictures.ts'
import { fieldError } from '../_staff.ts'
import { cellsOf, getImport, post, read, send } from './_uploads.ts'

const server = await serverOfFile()
const { db } = server
const agent = await server.signIn(['data-import', 'enquiries-view'], 'mover@latchkey.example')
beforeEach(() => db.deleteFrom('data_import').execute())

const CSV = 'Forename,Surname,Email Address,Mobile\nZoë,Stone,zoe@x.uk,07700 900123\n'

const list = async (who = agent) =>
  (await server.app.inject({ url: '/api/imports/1/25', headers: who.headers })).json<Page<ListedImport>>()

describe('an upload', () => {
  test('is a draft that is read, and everybody who may import sees it', async () => {
    server.pushed.length = 0
    const draft = await read(server, agent, CSV)
    expect(draft).toMatchObject({
      kind: 'enquiries',
      state: 'draft',
      system: '',
      fault: null,
      file: { name: 'people.csv', bytes: Buffer.byteLength(CSV), rows: 1, headingRow: 1 },
      counts: null,
      by: { id: agent.userId, name: 'mover@latchkey.example' },
      at: justNow(server),
      remembered: null,
      version: 1,
    })
    const other = await server.signIn(['data-import', 'enquiries-view'])
    expect((await list(other)).models).toMatchObject([{ id: draft.id, fileName: 'people.csv', rows: 1 }])
    expect(new Set(server.pushed.map(({ event }) => event))).toEqual(new Set(['imports-refresh']))
    const [line] = await db.selectFrom('audit').selectAll().where('action', '=', 'import.upload').execute()
    expect(line).toMatchObject({ entity: 'import', entity_id: draft.id, user_id: agent.userId })
    expect(line?.changes).toEqual([
      { field: 'kind', from: null, to: 'enquiries' },
      { field: 'file', from: null, to: 'people.csv' },
    ])
  })

  test('is kept sealed with a key outside the database', async () => {
    const { id } = await read(server, agent, CSV)
    const row = await db
      .selectFrom('data_import')
      .select('file_sealed')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.file_sealed?.includes('Stone')).toBe(false)
    expect(fs.statSync(path.join(server.context.config.dataDir, 'imports.key')).size).toBe(32)
  })

  test('needs a file of a known kind, and not a larger one than allowed', async () => {
    const none = await sendForm(server, agent, '/imports/enquiries', { name: 'note', bytes: 'x' })
    const large = await send(server, agent, Buffer.alloc(IMPORT_MAX_BYTES + 1))
    const other = await send(server, agent, CSV, { fileName: 'people.pdf' })
    expect([none, large, other].map((response) => [response.statusCode, response.json()])).toEqual([
      [422, fieldError('upload', 'required')],
      [422, fieldError('upload', 'max')],
      [422, fieldError('upload', 'pattern')],
    ])
    for (const fileName of ['a.CSV', 'a.tsv', 'a.txt', 'a.xlsx'])
      expect((await send(server, agent, CSV, { fileName })).statusCode).toBe(200)
    await server.settled()
  })

  test('is refused beyond the maximum of drafts, until one of them is deleted', async () => {
    const first = await read(server, agent, CSV)
    await sql`insert into data_import (kind, state, by_user, file_name, reading, columns, words, defaults, options)
      select kind, state, by_user, file_name, reading, columns, words, defaults, options
      from data_import, generate_series(3, ${IMPORT_MAX_DRAFTS}::integer)`.execute(db)
    expect((await send(server, agent, CSV)).statusCode).toBe(200)
    const refused = await send(server, agent, CSV)
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { error: 'too-many', max: 20 }])
    await server.settled()
    expect((await post(server, agent, `/imports/${first.id}/delete`)).json()).toBe(true)
    expect((await send(server, agent, CSV)).statusCode).toBe(200)
    await server.settled()
  })
})

describe('permissions', () => {
  test('each kind needs its own beside that of imports; a missing one hides its imports', async () => {
    const { id } = await read(server, agent, CSV)
    const stranger = await server.signIn(['data-import', 'properties-view'])
    const clerk = await server.signIn(['enquiries-view'])
    expect((await list(stranger)).models).toEqual([])
    const statuses = async (who: typeof agent) => [
      (await send(server, who, CSV)).statusCode,
      (await server.app.inject({ url: '/api/imports/fields/enquiries', headers: who.headers })).statusCode,
      (await server.app.inject({ url: `/api/imports/${id}`, headers: who.headers })).statusCode,
      (await post(server, who, `/imports/${id}/update`)).statusCode,
      (await post(server, who, `/imports/${id}/read`)).statusCode,
      (await post(server, who, `/imports/${id}/delete`)).statusCode,
    ]
    expect(await statuses(stranger)).toEqual([403, 403, 403, 403, 403, 403])
    expect(await statuses(clerk)).toEqual([403, 403, 403, 403, 403, 403])
    expect((await send(server, stranger, CSV, { kind: 'homes' })).statusCode).toBe(200)
    expect((await send(server, stranger, CSV, { kind: 'staff' })).statusCode).toBe(403)
    await server.settled()
  })

  test('unknown kinds and imports are not found', async () => {
    const unknown = await sendForm(server, agent, '/imports/tenancies', {
      name: 'upload',
      fileName: 'a.csv',
      bytes: CSV,
    })
    const fields = await server.app.inject({ url: '/api/imports/fields/tenancies', headers: agent.headers })
    const missing = await post(server, agent, '/imports/2147483647/update', { version: 'x' })
    expect([unknown, fields, missing].map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  })

  test('fields say what a column can become; roles only to those who give them', async () => {
    const fieldsFor = async (who: typeof agent, kind: string) =>
      (await server.app.inject({ url: `/api/imports/fields/${kind}`, headers: who.headers })).json<
        { name: string; options: { label: string }[] | null }[]
      >()
    const fields = await fieldsFor(agent, 'enquiries')
    expect(fields.find(({ name }) => name === 'status')?.options?.[0]).toEqual({
      value: 1,
      label: 'Awaiting feedback',
    })
    expect(fields.find(({ name }) => name === 'handlerUserId')?.options).toContainEqual({
      value: agent.userId,
      label: 'mover@latchkey.example',
    })
    const clerk = await server.signIn(['data-import', 'users-view'])
    const chief = await server.signIn(['data-import', 'users-view', 'users-roles-update'])
    const named = async (who: typeof agent) => (await fieldsFor(who, 'staff')).map(({ name }) => name)
    expect(await named(clerk)).not.toContain('roles')
    expect(await named(chief)).toContain('roles')
  })
})

describe('the end of a draft', () => {
  test('deleting erases the file and the rows', async () => {
    const draft = await read(server, agent, CSV)
    expect(await cellsOf(server, draft)).toHaveLength(1)
    expect((await post(server, agent, `/imports/${draft.id}/delete`)).json()).toBe(true)
    expect(await cellsOf(server, draft)).toEqual([])
    expect((await post(server, agent, `/imports/${draft.id}/delete`)).statusCode).toBe(404)
    const [line] = await db.selectFrom('audit').selectAll().where('action', '=', 'import.delete').execute()
    expect(line?.changes).toContainEqual({ field: 'file', from: 'people.csv', to: null })
  })

  test('a running import is not deleted, changed or read again', async () => {
    const { id } = await read(server, agent, CSV)
    await db
      .updateTable('data_import')
      .set({ state: stateNumber('importing') })
      .execute()
    for (const call of ['delete', 'update', 'read'])
      expect((await post(server, agent, `/imports/${id}/${call}`)).json()).toBe(false)
  })

  test('a draft is erased a fortnight after its last change, what an undo needs 30 days after the end', async () => {
    const [draft, done] = [await read(server, agent, CSV), await read(server, agent, CSV)]
    const now = server.clock.now
    await db
      .updateTable('data_import')
      .set({ state: stateNumber('done'), finished_at: new Date(now) })
      .where('id', '=', done.id)
      .execute()
    const after = (days: number, ms = 0) => eraseExpired(server.context, new Date(now + days * DAY_MS + ms))
    await after(14, -10_000)
    expect((await list()).total).toBe(2)
    await after(14, 10_000)
    expect((await list()).models).toMatchObject([{ id: done.id }])
    expect(await cellsOf(server, draft)).toEqual([])
    await after(30, -10_000)
    expect(await cellsOf(server, done)).toHaveLength(1)
    await after(30, 10_000)
    expect(await cellsOf(server, done)).toEqual([])
    expect(await getImport(server, agent, done.id)).toMatchObject({ state: 'done', columns: [], values: {} })
  })
})
