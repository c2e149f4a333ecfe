import { beforeEach, expect, test } from 'vitest'
import { serverOfFile } from '../_harness.ts'
import { homeBody } from '../_homes.ts'
import { insertHome, insertLead } from '../_leads.ts'
import { importedStock, importCalls, makeDraft, outcomesOf, type MadeImport } from './_imports.ts'

const server = await serverOfFile()
const agent = await server.signIn([
  'data-import',
  'properties-view',
  'enquiries-view',
  'viewings-view',
  'reservations-view',
])
const { call, check, rows, run, start, undo } = importCalls(server, agent)

const COLUMNS = [
  'Property Ref > externalId',
  'Address 1 > addressLine1',
  'Town > city',
  'Postcode > postcode',
  'Property Type > unitType',
  'Beds > bedrooms',
  'Rent > rentalPrice',
  'Rent Frequency > rentFrequency',
  'Status > availability',
  'Viewing Arrangements > accessNotes',
  'Parking > parking',
  'Council Tax > keep',
]

let files = 0
let system = ''
beforeEach(() => {
  files += 1
  system = `Old homes ${files}`
})

const street = (number: number): string => `${number} Street ${files}`

const home = (number: number, over: Record<number, string> = {}): string[] =>
  [
    `00${number}`,
    street(number),
    'Leeds',
    'LS1 4AP',
    'Flat',
    '2',
    '£300',
    'pw',
    'To let',
    'Key at 1',
    'yes',
    'D',
  ].map((cell, place) => over[place] ?? cell)

const draft = (lines: readonly (readonly string[])[], made: MadeImport = {}) =>
  makeDraft(server, agent, COLUMNS, lines, { kind: 'homes', system, ...made })

const homesOf = (importId: number) => importedStock(server, importId)

const homeAt = (id: number) =>
  server.db.selectFrom('property').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const auditOf = async (id: number) => {
  const entries = await server.db
    .selectFrom('audit')
    .select(['action', 'changes'])
    .where('entity', '=', 'property')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()
  return entries.map(({ action, changes }) => ({ action, changes }))
}

const post = (path: string, payload: object = {}) =>
  server.app.inject({ method: 'POST', url: `/api/${path}`, headers: agent.headers, payload })

test('homes come with their values, and say where they come from', async () => {
  const id = await draft([
    home(1),
    home(2, { 1: '' }),
    home(1, { 1: 'Elsewhere' }),
    home(4, { 8: 'Haunted' }),
  ])
  const pushed = server.pushed.length
  expect(await run(id)).toMatchObject({ written: { created: 1 }, counts: { create: 1, problems: 3 } })
  expect(outcomesOf(await rows(id, '?outcome=problem'))).toEqual([
    [3, 'problem', 'name required'],
    [4, 'problem', 'externalId unique'],
    [5, 'problem', 'availability enumerable'],
  ])
  const [made] = await homesOf(id)
  expect(made).toMatchObject({
    name: street(1),
    address_line1: street(1),
    city: 'Leeds',
    postcode: 'LS1 4AP',
    unit_type: 1,
    bedrooms: 2,
    rental_price_pence: 130_000,
    availability: 6,
    parking: true,
    pool: false,
    project_id: null,
    access_notes: `Key at 1\n\nFrom ${system}:\nCouncil Tax: D`,
  })
  const shown = await server.app.inject({ url: `/api/properties/${made?.id}`, headers: agent.headers })
  expect(shown.json()).toMatchObject({ importedFrom: { system, importId: id, at: expect.any(Number) } })
  expect(await auditOf(made?.id ?? 0)).toEqual([
    {
      action: 'property.import',
      changes: [
        { field: 'system', from: null, to: system },
        { field: 'reference', from: null, to: '001' },
      ],
    },
  ])
  const events = server.pushed.slice(pushed).map(({ event }) => event)
  expect(new Set(events)).toEqual(new Set(['imports-refresh', 'property-refresh']))
})

test('an enquiry finds an imported home by its reference', async () => {
  const id = await draft([home(1)])
  await run(id)
  const enquiries = await makeDraft(
    server,
    agent,
    ['Name > fullName', 'Email > email', 'Phone > phone', 'Home > property.reference'],
    [['Ann Lee', `ann${files}@example.com`, '07700 900123', ' 001']],
    { system },
  )
  await run(enquiries)
  const lead = await server.db
    .selectFrom('lead')
    .select(['property_id', 'property_postcode'])
    .where('email', '=', `ann${files}@example.com`)
    .executeTakeFirstOrThrow()
  expect(lead).toEqual({ property_id: (await homesOf(id))[0]?.id, property_postcode: 'LS1 4AP' })
})

test('the same file again changes nothing; a new value is taken over, and what was changed here stays', async () => {
  const first = await draft([home(1), home(2)])
  await run(first)
  expect((await check(await draft([home(1), home(2)]))).counts).toMatchObject({ same: 2, remarks: 0 })
  const [one, two] = await homesOf(first)
  const saved = await post(
    `properties/${two?.id}/update`,
    homeBody({ name: street(2), city: 'York', rentalPrice: 900 }),
  )
  expect([saved.statusCode, saved.body]).toEqual([200, 'true'])
  const again = await draft([home(1, { 6: '400', 9: 'Ask' }), home(2, { 5: '', 6: '500' })])
  await check(again)
  const [, changed] = await rows(again)
  expect(changed).toMatchObject({ outcome: 'same' })
  expect(changed?.remarks.map(({ field, name }) => `${field} ${name}`)).toEqual(
    expect.arrayContaining(['city kept', 'rentalPrice kept']),
  )
  expect(await start(again)).toMatchObject({ written: { created: 0, updated: 1 } })
  expect(await homeAt(one?.id ?? 0)).toMatchObject({ rental_price_pence: 173_333, version: 2 })
  expect(await homeAt(two?.id ?? 0)).toMatchObject({ rental_price_pence: 90_000, city: 'York' })
  // The trail says only that access notes changed.
  expect((await auditOf(one?.id ?? 0)).at(-1)).toEqual({
    action: 'property.import-update',
    changes: expect.arrayContaining([
      { field: 'rentalPrice', from: 1300, to: 1733.33 },
      { field: 'accessNotes', from: null, to: 'Changed' },
    ]),
  })
})

test('a postcode that is written in another way is the same', async () => {
  const place = COLUMNS.findIndex((column) => column.endsWith('> postcode'))
  const first = await draft([home(1, { [place]: 'LS1 4AP' })])
  await run(first)
  expect((await check(await draft([home(1, { [place]: 'ls14ap' })]))).counts).toMatchObject({
    same: 1,
    remarks: 0,
  })
  // Also one that came with another value; and then a new one is taken over.
  await run(await draft([home(1, { [place]: 'ls14ap', 6: '410' })]))
  const [one] = await homesOf(first)
  expect(one?.postcode).toBe('LS1 4AP')
  await run(await draft([home(1, { [place]: 'LS2 7EW' })]))
  expect((await homeAt(one?.id ?? 0)).postcode).toBe('LS2 7EW')
})

test('a home here is known by its CRM number, or where it alone has name and postcode; blank fields are filled', async () => {
  const [plain, numbered] = [
    await insertHome(server.db, { name: street(1), postcode: 'LS14AP', city: 'York' }),
    await insertHome(server.db, { name: 'Another name', crm_property_uuid: `CRM ${files}` }),
  ]
  const several = { name: street(3), postcode: 'LS1 4AP' }
  await insertHome(server.db, several)
  await insertHome(server.db, several)
  const columns = [...COLUMNS, 'CRM > crmPropertyUuid']
  const lines = [
    [...home(1), ''],
    [...home(2), `crm ${files}`],
    [...home(3), ''],
    [...home(1, { 0: 'other' }), ''],
  ]
  const id = await makeDraft(server, agent, columns, lines, { kind: 'homes', system })
  await check(id)
  const found = await rows(id)
  expect(outcomesOf(found)).toEqual([
    [2, 'update', 'kept'],
    [3, 'update', 'kept'],
    [4, 'create'],
    [5, 'create'],
  ])
  expect(found.slice(0, 2).map(({ record }) => record?.id)).toEqual([plain, numbered])
  expect(await start(id)).toMatchObject({ written: { created: 2, updated: 2 } })
  expect(await homeAt(plain)).toMatchObject({ city: 'York', bedrooms: 2, parking: true, imported_from: null })
  const again = await makeDraft(server, agent, columns, lines, { kind: 'homes', system })
  expect((await check(again)).counts).toMatchObject({ same: 4 })

  expect(await undo(id)).toMatchObject({ state: 'undone' })
  expect(await homeAt(plain)).toMatchObject({ city: 'York', bedrooms: null, parking: false })
  expect(await homesOf(id)).toEqual([])
  const keys = await server.db.selectFrom('import_key').selectAll().where('import_id', '=', id).execute()
  expect(keys).toEqual([])
})

test('a deleted home is not made anew, and known ones can be left alone', async () => {
  const first = await draft([home(1), home(2)])
  await run(first)
  const [one] = await homesOf(first)
  expect((await post(`properties/${one?.id}/delete-property`)).body).toBe('true')
  const again = await draft([home(1), home(2)], { options: { known: 'leave' } })
  await check(again)
  expect(outcomesOf(await rows(again))).toEqual([
    [2, 'left-out: deleted'],
    [3, 'left-out: known'],
  ])
})

test('an undo leaves homes that are used or changed and names them, and the file can come again', async () => {
  const lines = [home(1), home(2), home(3), home(4)]
  const id = await draft(lines)
  await run(id)
  const [, used, changed, deleted] = await homesOf(id)
  await insertLead(server.db, { property_id: used?.id })
  await post(`properties/${changed?.id}/update`, homeBody({ name: street(3) }))
  await post(`properties/${deleted?.id}/delete-property`)
  expect(await call('GET', `${id}/undo`)).toEqual({ removes: 1, restores: 0, stays: 3 })
  expect(await undo(id)).toMatchObject({ state: 'undone' })
  expect(await call('GET', `${id}/stays/1/10`)).toMatchObject({
    models: [
      { line: 3, record: { id: used?.id, name: street(2) }, reason: 'used' },
      { line: 4, record: { id: changed?.id, name: street(3) }, reason: 'changed' },
      { line: 5, record: { id: deleted?.id, name: street(4) }, reason: 'changed' },
    ],
  })
  expect((await homesOf(id)).map((each) => each.id)).toEqual([used?.id, changed?.id, deleted?.id])
  expect((await check(await draft(lines))).counts).toMatchObject({ create: 1, leftOut: 1 })
})

test('homes and units need properties-view', async () => {
  const other = await server.signIn(['data-import', 'enquiries-view', 'users-view'])
  for (const kind of ['homes', 'projects'] as const) {
    const id = await draft([home(1)], { kind })
    for (const [method, path] of [
      ['GET', `fields/${kind}`],
      ['POST', kind],
      ['GET', String(id)],
      ['POST', `${id}/check`],
      ['POST', `${id}/start`],
    ] as const) {
      const response = await server.app.inject({
        method,
        url: `/api/imports/${path}`,
        headers: other.headers,
      })
      expect([path, response.statusCode]).toEqual([path, 403])
    }
  }
})
