import { dateExampleText, rowFilterText } from '@latchkey/domain/imports/import-steps.messages'
import type { Import } from '@latchkey/domain/imports/import.contract'
import type { CalendarLead } from '@latchkey/domain/calendar/viewing.contract'
import type { Lead, LeadRow } from '@latchkey/domain/leads/lead.contract'
import { permittedPages } from '@latchkey/domain/navigation/menu'
import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import type { Page } from '@latchkey/domain/platform/lists/page'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DEMO_ROLES } from '../../src/demo/demo-accounts.ts'
import { number, text, workbook } from '../../src/sheets/workbook.fixtures.ts'
import { serverOfFile } from '../_harness.ts'
import { insertHome, insertLead, seconds } from '../_leads.ts'
import { rowsOf } from '../_sheets.ts'
import { importCalls, importedStock } from './_imports.ts'
import { getImport, post, read as upload, send } from './_uploads.ts'

// As an office does it: whole files, by the calls of the page alone.
const server = await serverOfFile()
const owner = await server.signIn([...PERMISSIONS], 'grace.hill@latchkey.example')
const { call, check, rows, run } = importCalls(server, owner)

const shown = (column: Import['columns'][number] | undefined) =>
  column?.example == null ? '' : dateExampleText(column.example)

const at = (utc: string) => new Date(seconds(utc) * 1000)

const get = async <Body>(path: string): Promise<Body> =>
  (await server.app.inject({ url: `/api/${path}`, headers: owner.headers })).json<Body>()

const csv = (...lines: (readonly string[])[]) => lines.map((cells) => cells.join(';')).join('\r\n')

const CONTACT = ['Applicant ID', 'Forename', 'Surname', 'Email Address', 'Mobile', 'Registered']
const person = (id: string, registered = '13/04/2025') => [
  id,
  'Ann',
  `Lee ${id}`,
  `${id.toLowerCase()}@acceptance.example`,
  `07700 9${id.replaceAll(/\D/g, '').padStart(5, '0')}`,
  registered,
]

async function brought(file: string | Buffer, choices: object = {}, fileName = 'people.csv') {
  const { id } = await upload(server, owner, file, { fileName })
  await call('POST', `${id}/update`, { system: 'Old CRM', ...choices })
  expect((await run(id)).counts?.problems).toBe(0)
  const leads = await server.db
    .selectFrom('lead')
    .selectAll()
    .where(sql<boolean>`imported_from @> ${JSON.stringify({ importId: id })}::jsonb`)
    .orderBy('id')
    .execute()
  return { id, leads }
}

test('known headings are proposed, and after a start the choices of then, in whatever order the columns stand (M1/2)', async () => {
  const headings = ['Forename', 'Surname', 'Email Address', 'Mobile', 'Registered', 'Hair']
  const row = ['Ann', 'Lee', 'h1@acceptance.example', '07700 900801', '04/05/2025', 'red']
  const { id, columns } = await upload(server, owner, csv(headings, row))
  expect(columns.map(({ becomes }) => becomes)).toEqual([
    'firstName',
    'lastName',
    'email',
    'phone',
    'dateSubmitted',
    'keep',
  ])
  await call('POST', `${id}/update`, {
    system: 'Hair CRM',
    columns: [
      { at: 4, becomes: 'dateSubmitted', dateOrder: 'mdy' },
      { at: 5, becomes: 'pets' },
    ],
  })
  await run(id)
  const next = await upload(server, owner, csv(headings.toReversed(), row.toReversed()))
  expect(next).toMatchObject({ system: 'Hair CRM', remembered: { by: { id: owner.userId } } })
  expect(next.columns.map(({ becomes }) => becomes)).toEqual([
    'pets',
    'dateSubmitted',
    'phone',
    'email',
    'lastName',
    'firstName',
  ])
  expect(next.columns[1]?.dateOrder).toBe('mdy')
})

test('13/04/2025 makes a column day first; what two orders read is shown, and changes with the order (M1/3)', async () => {
  const registered = async (...days: string[]) => {
    const file = csv(CONTACT, ...days.map((day, place) => person(`D${place}`, day)))
    const draft = await upload(server, owner, file)
    return { draft, column: draft.columns[5] }
  }
  expect((await registered('04/05/2025', '13/04/2025')).column?.dateOrder).toBe('dmy')
  const { draft, column } = await registered('04/05/2025')
  expect([column?.dateOrder, shown(column)]).toEqual(['dmy', '04/05/2025 is 4 May 2025'])
  await post(server, owner, `/imports/${draft.id}/update`, {
    columns: [{ at: 5, becomes: 'dateSubmitted', dateOrder: 'mdy' }],
  })
  expect(shown((await getImport(server, owner, draft.id)).columns[5])).toBe('04/05/2025 is 5 April 2025')
})

test('phone, reference, dates and a serial number of a workbook stand in the lead (M1/4)', async () => {
  const cells = [
    [...CONTACT, 'Viewing Date', 'Last Contact'].map(text),
    [
      text('00123'),
      text('Zoë'),
      text('Stone'),
      text('zoe@acceptance.example'),
      number(7_700_900_123),
      number(45_760, 1),
      number(45_760.604_166_666_7, 2),
      number(45_761),
    ],
  ]
  const file = workbook([{ rows: cells }], ['dd/mm/yyyy', 'dd/mm/yyyy hh:mm'])
  const { leads } = await brought(file, {}, 'people.xlsx')
  expect(leads).toMatchObject([
    {
      phone: '07700900123',
      imported_from: { reference: '00123' },
      submitted_at: at('2025-04-13T11:00'),
      viewing_at: at('2025-04-13T13:30'),
      touched_at: at('2025-04-14T11:00'),
    },
  ])
})

test('a good row comes, one is mended in place and one in the downloaded sheet, and nothing comes twice (M1/5)', async () => {
  const headings = [...CONTACT, 'Stage']
  const original = csv(
    headings,
    [...person('M1'), 'New'],
    [...person('M2').with(3, ''), 'New'],
    [...person('M3'), 'Somewhere'],
  )
  const { id } = await upload(server, owner, original)
  await call('POST', `${id}/update`, { system: 'Mended CRM' })
  expect((await check(id)).counts).toMatchObject({ rows: 3, create: 1, problems: 2 })
  expect((await rows(id, '?outcome=problem')).map(({ line, problems }) => [line, problems])).toMatchObject([
    [3, [{ field: 'email', at: 3, text: 'This is required' }]],
    [4, [{ field: 'status', at: 6, value: 'Somewhere', name: 'enumerable' }]],
  ])
  await call('POST', `${id}/start`)
  await server.settled()
  await call('POST', `${id}/rows/3`, { cells: { 3: 'm2@acceptance.example' } })
  await call('POST', `${id}/start`)
  await server.settled()

  const sheet = await post(server, owner, `/imports/${id}/problems`)
  const [left, ...others] = await rowsOf(sheet.rawPayload)
  expect([left?.['Applicant ID'], others]).toEqual(['M3', []])
  expect(left?.['Reason']).toContain('Somewhere')
  const mended = [Object.keys(left ?? {}), Object.values({ ...left, Stage: 'New' }).map(String)]
  const next = await upload(server, owner, workbook([{ rows: mended.map((cells) => cells.map(text)) }]), {
    fileName: 'Problems.xlsx',
  })
  expect([next.system, next.columns.map(({ heading }) => heading)]).toEqual(['Mended CRM', headings])
  expect((await run(next.id)).written).toEqual({ created: 1, updated: 0 })
  const again = await upload(server, owner, original)
  expect((await check(again.id)).counts).toMatchObject({ create: 0, same: 2 })
  const { models } = await get<Page<LeadRow>>('leads/enquiries/1/50?filter[name]=Lee M')
  expect(models.map(({ email }) => email).toSorted()).toEqual(
    ['m1', 'm2', 'm3'].map((name) => `${name}@acceptance.example`),
  )
})

test('a lead of each status stands in its list, on the calendar and at its home, and nobody hears of it (M1/6)', async () => {
  const stock = await upload(
    server,
    owner,
    csv(
      ['Property Ref', 'Address 1', 'Postcode'],
      ...Array.from({ length: 12 }, (_, nr) => [`H${nr + 1}`, `${nr + 1} Quay Street`, 'LS1 4AP']),
    ),
    { kind: 'homes', fileName: 'homes.csv' },
  )
  await call('POST', `${stock.id}/update`, { system: 'Old CRM' })
  await run(stock.id)
  const homes = await importedStock(server, stock.id)
  const statuses = Array.from({ length: 12 }, (_, place) => place + 1)
  const before = { mails: server.mails().length, calendar: (await calendar()).length }
  const headings = [
    ...CONTACT,
    'Stage',
    'Property Ref',
    'Viewing Date',
    'Viewing Time',
    'Agent',
    'Reserved',
    'Move In Date',
    'Negotiator',
  ]
  const lines = statuses.map((status) => [
    ...person(`S${status}`, '20/02/2026'),
    String(status),
    `H${status}`,
    '02/06/2025',
    '2.30 pm',
    'grace.hill@latchkey.example',
    '03/06/2025',
    '04/06/2025',
    'grace.hill@latchkey.example',
  ])
  const { leads } = await brought(csv(headings, ...lines))

  const listed = async (list: string) =>
    (await get<Page<LeadRow>>(`leads/${list}/1/50?filter[name]=Lee S`)).models.map(({ status }) => status)
  expect((await listed('enquiries')).toSorted((one, other) => one - other)).toEqual([1, 2])
  expect((await listed('viewings')).toSorted((one, other) => one - other)).toEqual([3, 4, 5, 6])
  expect((await listed('reservations')).toSorted((one, other) => one - other)).toEqual([7, 8, 9, 10, 11, 12])
  const inCalendar = (await calendar()).filter(({ lastName }) => lastName.startsWith('Lee S'))
  expect(inCalendar.map(({ status }) => status)).toEqual(expect.arrayContaining([3, 4, 5, 6]))
  for (const { viewingDate, viewingUserId } of inCalendar)
    expect([viewingDate, viewingUserId]).toEqual([seconds('2025-06-02T13:30'), owner.userId])
  expect(leads.map((lead) => [lead.property_id, lead.property_name, lead.handler_user_id])).toEqual(
    homes.map(({ id, name }) => [id, name, owner.userId]),
  )
  expect(server.mails()).toHaveLength(before.mails)
  expect(await get('leads/waiting')).toMatchObject({ total: 0 })
  for (const table of ['notification', 'mail_log', 'lead_token', 'event'] as const)
    expect([table, await server.db.selectFrom(table).selectAll().execute()]).toEqual([table, []])

  function calendar(): Promise<CalendarLead[]> {
    return get<CalendarLead[]>('leads/all?from=2025-06-01&to=2025-06-30')
  }
})

test('a person known here on the same home is one possible duplicate, and afterwards both lines say so (M1/9)', async () => {
  const home = await insertHome(server.db, { name: 'Twin House', postcode: 'LS2 7AA' })
  const known = await insertLead(server.db, {
    email: 't901@acceptance.example',
    phone: '0113 496 0801',
    last_name: 'Twin',
    property_id: home,
    property_name: 'Twin House',
    property_postcode: 'LS2 7AA',
  })
  const file = csv(
    [...CONTACT, 'Property', 'Property Postcode'],
    [...person('T901'), 'Twin House', 'LS2 7AA'],
  )
  const { id } = await upload(server, owner, file)
  await call('POST', `${id}/update`, { system: 'Old CRM' })
  const { counts } = await check(id)
  expect(rowFilterText('duplicates', counts?.duplicates ?? 0)).toBe('1 possible duplicate')
  await call('POST', `${id}/start`)
  await server.settled()
  const { models } = await get<Page<LeadRow>>('leads/enquiries/1/50?filter[email]=t901@acceptance.example')
  expect(models.map((lead) => [lead.id === known, lead.duplicates])).toEqual(
    expect.arrayContaining([
      [true, 1],
      [false, 1],
    ]),
  )
})

test('what is kept stands in the staff notes; what is left out, and an offer, is nowhere (M1/12)', async () => {
  const headings = [...CONTACT, 'Requirements', 'Hair', 'Shoe', 'Offer']
  const file = csv(headings, [...person('N1'), 'Wants a garden', 'red qzkept', 'qzleft', 'qzoffer'])
  const { id, leads } = await brought(file, { columns: [{ at: 8, becomes: 'drop' }] })
  const [lead] = leads
  expect(lead?.notes).toBe('Wants a garden\n\nFrom Old CRM:\nHair: red qzkept')
  const answers = [
    await get<Lead>(`leads/${lead?.id}`),
    await get(`leads/${lead?.id}/history`),
    await server.db.selectFrom('audit').selectAll().execute(),
    leads,
  ]
  expect(JSON.stringify(answers)).toContain('qzkept')
  expect(JSON.stringify(answers)).not.toMatch(/qzleft|qzoffer/)
  // The file itself, and its cells, are kept for the undo alone.
  const { file_sealed: sealed } = await server.db
    .selectFrom('data_import')
    .select('file_sealed')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(sealed).toBeNull()
})

test('no role of the demo has a menu item, and every call answers 403 (M1/13)', async () => {
  const { id } = await upload(server, owner, csv(CONTACT, person('P1')))
  expect(permittedPages(PERMISSIONS).map(({ name }) => name)).toContain('imports')
  for (const { name: role, permissions } of DEMO_ROLES) {
    const member = await server.signIn([...permissions])
    expect(permittedPages(permissions).map(({ name }) => name)).not.toContain('imports')
    const statuses = [await send(server, member, csv(CONTACT, person('P2')))]
    for (const url of [
      '/api/imports/1/25',
      `/api/imports/${id}`,
      `/api/imports/${id}/rows/1/25`,
      '/api/imports/fields/staff',
    ])
      statuses.push(await server.app.inject({ url, headers: member.headers }))
    for (const act of ['check', 'start', 'undo', 'delete', 'problems'])
      statuses.push(await post(server, member, `/imports/${id}/${act}`))
    for (const { statusCode } of statuses) expect([role, statusCode]).toEqual([role, 403])
  }
})
