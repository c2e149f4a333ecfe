import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { serverOfFile } from '../_harness.ts'
import { insertHome, leadBody, leadRow } from '../_leads.ts'
import { importCalls, makeDraft, outcomesOf, type MadeImport } from './_imports.ts'

const server = await serverOfFile()
const agent = await server.signIn([
  'data-import',
  'enquiries-view',
  'viewings-view',
  'reservations-view',
  'privacy-manage',
])
const { call, check, read, rows, run, start, undo } = importCalls(server, agent)

const COLUMNS = [
  'ID > externalId',
  'First > firstName',
  'Last > lastName',
  'Email > email',
  'Phone > phone',
  'Registered > dateSubmitted',
  'Message > notes',
  'Stage > status',
  'Viewing > viewingDate',
  'Agent > viewingUserId',
  'Home > property.name',
]
const FIELDS = [
  'id',
  'first',
  'last',
  'email',
  'phone',
  'registered',
  'notes',
  'stage',
  'viewing',
  'agent',
  'home',
] as const

type Cells = Partial<Record<(typeof FIELDS)[number], string>>

let systems = 0
let system = ''
beforeEach(() => {
  systems += 1
  system = `Other CRM ${systems}`
})

const person = (id: string, over: Cells = {}): string[] => {
  const cells: Cells = {
    id,
    first: 'Ann',
    last: `Lee ${id}`,
    email: `other${systems}-${id}@example.com`,
    phone: `07700 9${String(systems * 100 + Number(id)).padStart(5, '0')}`,
    registered: '01/02/2026 10:00',
    notes: 'Wants a garden',
    stage: '1',
    home: 'Plot 1',
    ...over,
  }
  return FIELDS.map((field) => cells[field] ?? '')
}

const draft = (lines: readonly (readonly string[])[], made: MadeImport = {}) =>
  makeDraft(server, agent, COLUMNS, lines, {
    system,
    words: {
      status: ['1', '4', '5'].map((text) => ({ text, rows: 1, to: Number(text) })),
      viewingUserId: [{ text: 'me', rows: 1, to: agent.userId }],
    },
    ...made,
  })

async function imported(lines: readonly (readonly string[])[], made: MadeImport = {}) {
  const id = await draft(lines, made)
  await run(id)
  const leads = await server.db
    .selectFrom('lead')
    .selectAll()
    .where(sql<boolean>`imported_from @> ${JSON.stringify({ importId: id })}::jsonb`)
    .orderBy('id')
    .execute()
  return { id, leads, idAt: (place: number) => leads[place]?.id ?? 0 }
}

const post = (path: string, payload: object) =>
  server.app.inject({ method: 'POST', url: `/api/${path}`, headers: agent.headers, payload })

async function anonymise(id: number): Promise<void> {
  const response = await post('privacy/anonymise', { ids: [id], confirm: 'ANONYMISE' })
  expect(response.json()).toEqual({ done: [id], failed: [] })
}

async function saved(id: number, over: Record<string, unknown>): Promise<void> {
  const lead = (await server.app.inject({ url: `/api/leads/${id}`, headers: agent.headers })).json<
    Record<string, unknown>
  >()
  const response = await post(`leads/${id}`, { ...leadBody(lead), ...over })
  expect([response.statusCode, response.body]).toEqual([200, 'true'])
}

test('the same file again changes nothing, under any spelling of system and reference', async () => {
  const lines = [person('1'), person('2', { id: 'AbC2' })]
  const first = await imported(lines)
  const before = await leadRow(server.db, first.idAt(0))
  const again = await draft([person('1', { id: ' 1 ' }), person('2', { id: 'aBc2' })], {
    system: system.toUpperCase(),
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

test('a new value of the file is taken over, and what was changed here stays', async () => {
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
        { field: 'system', to: system },
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

test('a lead that was deleted, merged away or anonymised here is never made anew', async () => {
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

test('anonymising a lead empties its rows, samples and words at once', async () => {
  const made = await imported([person('1'), person('2')])
  await server.db
    .updateTable('data_import')
    .set({
      columns: JSON.stringify([
        {
          at: 6,
          heading: 'Message',
          samples: ['Wants a garden'],
          filled: 2,
          becomes: 'notes',
          dateOrder: null,
          example: { text: 'Wants a garden', day: '2026-01-01' },
        },
        {
          at: 1,
          heading: 'First',
          samples: ['Bo'],
          filled: 2,
          becomes: 'firstName',
          dateOrder: null,
          example: null,
        },
      ]),
      words: JSON.stringify({
        source: [
          { text: 'lee 1', rows: 1, to: null },
          { text: 'Web', rows: 1, to: 1 },
        ],
      }),
    })
    .where('id', '=', made.id)
    .execute()
  await anonymise(made.idAt(0))
  const [first, second] = await rows(made.id)
  expect(first).toMatchObject({ name: '', record: null, written: true, problems: [], remarks: [] })
  expect(first?.cells.join('')).toBe('')
  expect(second?.name).toBe('Ann Lee 2')
  const { columns, values } = await read(made.id)
  expect(columns).toMatchObject([{ samples: [''], example: null }, { samples: ['Bo'] }])
  expect(values).toEqual({ source: [{ text: 'Web', rows: 1, to: 1 }] })
  expect((await leadRow(server.db, made.idAt(0))).imported_from).toMatchObject({ system, reference: null })
})

test('a home is found by what names it, and fills blank fields of the copy', async () => {
  const home = await insertHome(server.db, {
    name: `Wharf ${system}`,
    address_line1: `1 Dock ${system}`,
    postcode: 'LS1 4AP',
    crm_property_uuid: `uuid-${system}`,
    city: 'Leeds',
  })
  const twin = await insertHome(server.db, { name: `Twin ${system}`, postcode: 'LS1 4AP' })
  await insertHome(server.db, { name: `Twin ${system}`, postcode: 'LS2 4AP' })
  const columns = [
    ...COLUMNS.slice(0, 5),
    'Ref > property.reference',
    'Uuid > property.crmPropertyUuid',
    'Name > property.name',
    'Line > property.addressLine1',
    'Code > property.postcode',
  ]
  const lines = [
    ['', `uuid-${system}`, '', '', ''],
    ['', '', `WHARF ${system}`, '', 'ls14ap'],
    ['', '', '', `1 dock ${system}`, 'LS1 4AP'],
    ['', '', `wharf ${system}`, '', ''],
    ['', '', `Twin ${system}`, '', ''],
    ['', '', `Twin ${system}`, '', 'LS1 4AP'],
    ['R7', '', 'Elsewhere', '', ''],
  ].map((cells, place) => [...person(String(place + 1)).slice(0, 5), ...cells])
  const id = await makeDraft(server, agent, columns, lines, { system })
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

test('an undo removes what was created, sets back what was updated, and names what stays', async () => {
  const first = await imported([person('1'), person('2')])
  const before = await leadRow(server.db, first.idAt(0))
  const second = await imported([
    person('1', { phone: '07700 900999' }),
    person('2', { phone: '07700 900998' }),
    person('3', { stage: '5', viewing: '03/02/2026', agent: 'me' }),
    person('4'),
    person('5', { email: '' }),
  ])
  await saved(first.idAt(1), { phone: '07700 900777' })
  await saved(second.idAt(1), { notes: 'Rang back' })
  expect(await call('GET', `${second.id}/undo`)).toEqual({ removes: 1, restores: 1, stays: 2 })
  const undone = await undo(second.id)
  expect(undone).toMatchObject({ state: 'undone', columns: [], values: {}, undoUntil: null })
  expect(await call('GET', `${second.id}/stays/1/10`)).toMatchObject({
    total: 2,
    models: [
      { line: 3, record: { id: first.idAt(1), name: 'Ann Lee 2' }, reason: 'changed' },
      { line: 5, record: { id: second.idAt(1), name: 'Ann Lee 4' }, reason: 'changed' },
    ],
  })
  expect(await leadRow(server.db, first.idAt(0))).toEqual({ ...before, version: before.version + 2 })
  expect(await leadRow(server.db, first.idAt(1))).toMatchObject({ phone: '07700 900777' })
  const left = await server.db
    .selectFrom('lead')
    .select('id')
    .where(
      'id',
      'in',
      second.leads.map(({ id }) => id),
    )
    .execute()
  expect(left).toEqual([{ id: second.idAt(1) }])
  const stored = await server.db
    .selectFrom('import_row')
    .select(['line', 'cells'])
    .where('import_id', '=', second.id)
    .orderBy('line')
    .execute()
  expect(stored).toEqual([
    { line: 3, cells: [] },
    { line: 5, cells: [] },
  ])
  const line = await server.db
    .selectFrom('audit')
    .select('changes')
    .where('action', '=', 'import.undo')
    .where('entity_id', '=', second.id)
    .executeTakeFirstOrThrow()
  expect(line.changes.map(({ field, to }) => [field, to])).toEqual([
    ['removed', 1],
    ['restored', 1],
    ['stayed', 2],
  ])

  // The file can come again.
  const again = await draft([person('1', { phone: '07700 900999' }), person('3'), person('4')])
  await check(again)
  expect(outcomesOf(await rows(again)).map((row) => (row as unknown[])[1])).toEqual([
    'update',
    'create',
    'same',
  ])
})

test.each([
  ['a handler', (id: number) => post(`leads/${id}/handler`, { userId: agent.userId, from: null })],
  ['a mail', (id: number) => post(`leads/${id}/send-questionnaire`, {})],
  ['a deletion', (id: number) => post(`leads/${id}/delete`, {})],
])('%s since the import keeps a lead', async (_what, act) => {
  const made = await imported([person('1'), person('2')])
  const response = await act(made.idAt(0))
  expect([response.statusCode, response.body]).toEqual([200, 'true'])
  await undo(made.id)
  expect(await call('GET', `${made.id}/stays/1/10`)).toMatchObject({ total: 1, models: [{ line: 2 }] })
})

test('an undo is possible for 30 days', async () => {
  const made = await imported([person('1')])
  const endedAt = new Date(server.clock.now - 30 * 24 * 60 * 60 * 1000)
  await server.db.updateTable('data_import').set({ finished_at: endedAt }).where('id', '=', made.id).execute()
  expect(await call('POST', `${made.id}/undo`)).toBe(false)
  expect(await call('GET', `${made.id}/undo`)).toEqual({ removes: 0, restores: 0, stays: 0 })
  expect(await leadRow(server.db, made.idAt(0))).toMatchObject({ first_name: 'Ann' })
})
