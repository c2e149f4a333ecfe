import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { serverOfFile } from '../_harness.ts'
import { insertHome, leadRow } from '../_leads.ts'
import { COLUMNS, enquiryFiles } from './_enquiries.ts'
import { importCalls, makeDraft, outcomesOf } from './_imports.ts'

const server = await serverOfFile()
const agent = await server.signIn([
  'data-import',
  'enquiries-view',
  'viewings-view',
  'reservations-view',
  'privacy-manage',
])
const { call, check, rows, start } = importCalls(server, agent)

const { person, draft, imported, post, anonymise, saved, system } = enquiryFiles(server, agent)

test('the same file again changes nothing, under any spelling of system and reference (M1/7)', async () => {
  const lines = [person('1'), person('2', { id: 'AbC2' })]
  const first = await imported(lines)
  const before = await leadRow(server.db, first.idAt(0))
  const again = await draft([person('1', { id: ' 1 ' }), person('2', { id: 'aBc2' })], {
    system: system().toUpperCase(),
  })
  expect((await check(again)).counts).toMatchObject({
    same: 2,
    create: 0,
    update: 0,
    remarks: 0,
    duplicates: 0,
  })
  expect(outcomesOf(await rows(again))).toEqual([
    [2, 'same'],
    [3, 'same'],
  ])
  expect(await call('POST', `${again}/start`)).toBe(false)
  expect(await leadRow(server.db, first.idAt(0))).toEqual(before)
})

test('a new value of the file is taken over, and what was changed here stays (M1/7)', async () => {
  const { idAt } = await imported([person('1'), person('2')])
  await saved(idAt(0), { notes: 'Has a dog' })
  const again = await draft([
    person('1', { phone: '07700 900999', first: '' }),
    person('2', { notes: '', email: '', registered: '' }),
  ])
  await check(again)
  const [first] = await rows(again)
  expect(outcomesOf(await rows(again))).toEqual([
    [2, 'update', 'kept'],
    [3, 'same'],
  ])
  expect(first?.remarks).toMatchObject([{ field: 'notes', name: 'kept', value: 'Wants a garden', at: 6 }])
  expect(first?.record).toEqual({ id: idAt(0), name: 'Ann Lee 1' })
  expect(await start(again)).toMatchObject({ written: { created: 0, updated: 1 } })
  expect(await leadRow(server.db, idAt(0))).toMatchObject({
    phone: '07700 900999',
    notes: 'Has a dog',
    first_name: 'Ann',
  })
  const history = await server.app.inject({ url: `/api/leads/${idAt(0)}/history`, headers: agent.headers })
  expect(history.json()).toMatchObject([
    { action: 'lead.import-update', changes: [{ field: 'phone', to: '07700 900999' }] },
    { action: 'lead.update' },
    {
      action: 'lead.import',
      changes: [
        { field: 'system', to: system() },
        { field: 'reference', to: '1' },
      ],
    },
  ])
  // The note is still compared with what the first import wrote.
  expect((await check(await draft([person('1', { phone: '07700 900999' })]))).counts).toMatchObject({
    same: 1,
    remarks: 1,
  })
})

test('a status that was changed here stays with its dates; otherwise it moves with them', async () => {
  const { idAt } = await imported([person('1'), person('2')])
  await saved(idAt(0), { status: 5, viewingDate: 1_770_000_000, viewingUserId: agent.userId })
  const moved = { stage: '4', viewing: '01/05/2026 10:00', agent: 'me' }
  const again = await draft([person('1', moved), person('2', moved)])
  await check(again)
  expect(outcomesOf(await rows(again))).toEqual([
    [2, 'same', 'kept'],
    [3, 'update'],
  ])
  await start(again)
  expect(await leadRow(server.db, idAt(0))).toMatchObject({
    status: 5,
    viewing_at: new Date(1_770_000_000_000),
  })
  expect(await leadRow(server.db, idAt(1))).toMatchObject({
    status: 4,
    viewing_at: new Date('2026-05-01T09:00:00Z'),
    viewing_confirmed_at: null,
  })
})

test('what is known can be left as it is', async () => {
  await imported([person('1')])
  const again = await draft([person('1', { phone: '07700 900999' })], { options: { known: 'leave' } })
  await check(again)
  expect(outcomesOf(await rows(again))).toEqual([[2, 'left-out: known']])
})

test('without references a row is known by its person, home and day', async () => {
  const lines = [person('1', { id: '' }), person('2', { id: '' })]
  await imported(lines)
  const again = await draft([...lines, person('1', { id: '', registered: '02/02/2026' }), lines[0] ?? []])
  await check(again)
  expect(outcomesOf(await rows(again))).toEqual([
    [2, 'same'],
    [3, 'same'],
    [4, 'create', 'duplicate'],
    [5, 'problem', 'email unique'],
  ])
})

test('a row that gets the key of another one makes that one a problem, and frees its own', async () => {
  const id = await draft([person('1'), person('2'), person('2')])
  await check(id)
  expect(outcomesOf(await rows(id))).toEqual([
    [2, 'create'],
    [3, 'create'],
    [4, 'problem', 'externalId unique'],
  ])
  await call('POST', `${id}/rows/3`, { cells: { 0: '1' } })
  expect(outcomesOf(await rows(id)).map((row) => (row as unknown[]).slice(0, 3))).toEqual([
    [2, 'create'],
    [3, 'problem', 'externalId unique'],
    [4, 'create'],
  ])
})

test('a lead that was deleted, merged away or anonymised here is never made anew (M1/8)', async () => {
  const lines = ['1', '2', '3', '4'].map((id) => person(id))
  const first = await imported(lines)
  expect((await post(`leads/${first.idAt(0)}/delete`, {})).body).toBe('true')
  const [deletedId, mergedId, anonymisedId] = [first.idAt(0), first.idAt(1), first.idAt(2)]
  await server.db
    .updateTable('lead')
    .set({ merged_into_id: first.idAt(3), deleted_at: new Date() })
    .where('id', '=', mergedId)
    .execute()
  await anonymise(anonymisedId)
  const again = await draft(lines)
  await check(again)
  expect(outcomesOf(await rows(again))).toEqual([
    [2, 'left-out: deleted'],
    [3, 'left-out: merged'],
    [4, 'left-out: anonymised'],
    [5, 'same'],
  ])
  expect((await leadRow(server.db, deletedId)).deleted_at).not.toBeNull()
  const key = await server.db
    .selectFrom('import_key')
    .select(['record_id', 'written'])
    .where('record_id', 'is', null)
    .executeTakeFirstOrThrow()
  expect(key).toEqual({ record_id: null, written: {} })
})

test('a home is found by what names it, and fills blank fields of the copy', async () => {
  const home = await insertHome(server.db, {
    name: `Wharf ${system()}`,
    address_line1: `1 Dock ${system()}`,
    postcode: 'LS1 4AP',
    crm_property_uuid: `uuid-${system()}`,
    city: 'Leeds',
  })
  const twin = await insertHome(server.db, { name: `Twin ${system()}`, postcode: 'LS1 4AP' })
  await insertHome(server.db, { name: `Twin ${system()}`, postcode: 'LS2 4AP' })
  const columns = [
    ...COLUMNS.slice(0, 5),
    'Ref > property.reference',
    'Uuid > property.crmPropertyUuid',
    'Name > property.name',
    'Line > property.addressLine1',
    'Code > property.postcode',
  ]
  const lines = [
    ['', `uuid-${system()}`, '', '', ''],
    ['', '', `WHARF ${system()}`, '', 'ls14ap'],
    ['', '', '', `1 dock ${system()}`, 'LS1 4AP'],
    ['', '', `wharf ${system()}`, '', ''],
    ['', '', `Twin ${system()}`, '', ''],
    ['', '', `Twin ${system()}`, '', 'LS1 4AP'],
    ['R7', '', 'Elsewhere', '', ''],
  ].map((cells, place) => [...person(String(place + 1)).slice(0, 5), ...cells])
  const id = await makeDraft(server, agent, columns, lines, { system: system() })
  await check(id)
  expect((await rows(id)).map(({ remarks }) => remarks.map(({ name }) => name).includes('no-home'))).toEqual([
    ...Array.from({ length: 6 }, () => false),
    true,
  ])
  await start(id)
  const leads = await server.db
    .selectFrom('lead')
    .select(['property_id', 'property_city'])
    .where(sql<boolean>`imported_from @> ${JSON.stringify({ importId: id })}::jsonb`)
    .orderBy('id')
    .execute()
  expect(leads.map((lead) => lead.property_id)).toEqual([home, home, home, home, null, twin, null])
  expect(leads[1]?.property_city).toBe('Leeds')
})
