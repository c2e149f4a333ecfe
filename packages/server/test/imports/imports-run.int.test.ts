import { NO_PROPERTY_NAME } from '@latchkey/domain/imports/remark-texts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { stateNumber } from '../../src/imports/import.numbers.ts'
import { serverOfFile } from '../_harness.ts'
import { availabilityOf, insertHome, insertLead, seconds } from '../_leads.ts'
import { rowsOf } from '../_sheets.ts'
import { importCalls, makeDraft, outcomesOf, type MadeImport } from './_imports.ts'

const server = await serverOfFile()
const agent = await server.signIn(['data-import', 'enquiries-view', 'viewings-view', 'reservations-view'])
const { call, check, read, rows, run, start } = importCalls(server, agent)

const CONTACT = ['ID > externalId', 'First > firstName', 'Last > lastName', 'Email > email', 'Phone > phone']

/** The contact details of a person, and further cells. */
const person = (id: string, ...more: string[]): string[] => [
  id,
  'Ann',
  `Lee ${id}`,
  `${system.replaceAll(' ', '')}-${id}@example.com`,
  `07700 9${String(systems * 100 + Number(id)).padStart(5, '0')}`,
  ...more,
]

let systems = 0
let system = ''
beforeEach(() => {
  systems += 1
  system = `Old CRM ${systems}`
})

const draft = (columns: readonly string[], lines: readonly (readonly string[])[], made: MadeImport = {}) =>
  makeDraft(server, agent, columns, lines, { system, ...made })

const leadsOf = (importId: number) =>
  server.db
    .selectFrom('lead')
    .selectAll()
    .where(sql<boolean>`imported_from @> ${JSON.stringify({ importId })}::jsonb`)
    .orderBy('id')
    .execute()

test('rows with problems stay behind, each with its line, column and reason, and can be mended', async () => {
  const words = [
    { text: 'New', rows: 2, to: 1 },
    { text: 'Somewhere', rows: 1, to: null },
  ]
  const lines = [person('1', 'New'), person('2', 'New').with(3, ''), person('3', 'Somewhere')]
  const id = await draft([...CONTACT, 'Stage > status'], lines, { words: { status: words } })
  expect((await check(id)).counts).toMatchObject({ rows: 3, create: 1, problems: 2 })
  expect(outcomesOf(await rows(id))).toEqual([
    [2, 'create', 'today', 'no-home'],
    [3, 'problem', 'email required', 'today', 'no-home'],
    [4, 'problem', 'status enumerable', 'today', 'no-home'],
  ])
  expect((await rows(id, '?outcome=problem'))[0]?.problems).toEqual([
    { field: 'email', at: 3, value: '', name: 'required', text: 'This is required' },
  ])
  expect(outcomesOf(await rows(id, '?line=3'))).toHaveLength(1)
  expect([await rows(id, '?line=9'), (await rows(id, '?line=x')).length]).toEqual([[], 3])
  // The row is imported all the same, with a remark on what its first save will ask for.
  expect((await rows(id))[0]?.remarks.at(-1)).toMatchObject({
    field: 'property.name',
    at: null,
    text: NO_PROPERTY_NAME,
  })
  expect(await start(id)).toMatchObject({
    state: 'done',
    written: { created: 1, updated: 0 },
    progress: { done: 1, of: 1 },
  })
  expect(await leadsOf(id)).toMatchObject([{ last_name: 'Lee 1', status: 1, source: system }])

  const mended = { cells: { 3: 'mended@example.com' } }
  expect(await call('POST', `${id}/rows/3`, mended)).toMatchObject({ outcome: 'create', written: false })
  expect(await call('POST', `${id}/rows/4`, { leaveOut: true })).toMatchObject({ reason: 'chosen' })
  expect(await start(id)).toMatchObject({
    written: { created: 2 },
    counts: { create: 2, leftOut: 1, problems: 0 },
  })
  expect(await call('POST', `${id}/start`)).toBe(false)
  expect(await call('POST', `${id}/rows/3`, { leaveOut: true })).toBe(false)
  expect(await leadsOf(id)).toHaveLength(2)
})

test('the rows with problems are a file with a reason, which brings them once it is mended', async () => {
  const id = await draft(CONTACT, [person('1'), person('2').with(3, 'nowhere')])
  await run(id)
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/imports/${id}/problems`,
    headers: agent.headers,
  })
  expect(response.headers['content-disposition']).toContain('Problems-of-leads.csv-02-03-2026.xlsx')
  const [row] = await rowsOf(response.rawPayload)
  expect(row).toMatchObject({ ID: '2', Email: 'nowhere', Reason: 'Email: This is not a valid email' })
  const mended = await draft(CONTACT, [person('2')])
  expect(await run(mended)).toMatchObject({ written: { created: 1, updated: 0 } })
})

test('a lead of each status is in its list with its dates, agents and home, and nobody hears of it', async () => {
  const [agentId, home] = [
    agent.userId,
    await insertHome(server.db, { name: `Plot ${system}`, postcode: 'LS1 4AP', rental_price_pence: 95_000 }),
  ]
  const statuses = Array.from({ length: 12 }, (_, place) => String(place + 1))
  const columns = [
    ...CONTACT,
    'Stage > status',
    'Registered > dateSubmitted',
    'Viewing > viewingDate',
    'Time > viewingTime',
    'Agent > viewingUserId',
    'Sent > reservationSentDate',
    'Let > reservationCompleteDate',
    'Home > property.name',
    'Negotiator > handlerUserId',
    'Last > lastContact',
    'Budget > keep',
  ]
  const dates = ['01/02/2025', '10/02/2025', '14:30', 'me', '12/02/2025', '20/02/2025']
  const lines = statuses.map((status) =>
    person(status, status, ...dates, status === '8' ? `plot ${system.toLowerCase()}` : '', 'me', '', '£900'),
  )
  const me = [{ text: 'me', rows: 12, to: agentId }]
  const words = {
    status: statuses.map((text) => ({ text, rows: 1, to: Number(text) })),
    viewingUserId: me,
    handlerUserId: me,
  }
  const id = await draft(columns, lines, { words })
  const [mails, pushed] = [server.mails().length, server.pushed.length]
  // All but the one with a home lack it.
  expect(await run(id)).toMatchObject({ written: { created: 12 }, counts: { problems: 0, remarks: 11 } })

  const leads = await leadsOf(id)
  expect(leads.map(({ status }) => status)).toEqual(statuses.map(Number))
  const [viewing, sent, complete, submitted] = [
    '2025-02-10T14:30',
    '2025-02-12T12:00',
    '2025-02-20T12:00',
    '2025-02-01T12:00',
  ].map((utc) => new Date(seconds(utc) * 1000))
  for (const lead of leads)
    expect(lead).toMatchObject({
      submitted_at: submitted,
      viewing_at: viewing,
      viewing_user_id: agentId,
      reservation_sent_at: sent,
      reservation_complete_at: complete,
      touched_at: complete,
      handler_user_id: agentId,
      viewing_confirmed_at: null,
      first_answer_how: 8,
      first_answer_minutes: null,
      notes: `From ${system}:\nBudget: £900`,
    })
  expect(leads[7]).toMatchObject({
    property_id: home,
    property_postcode: 'LS1 4AP',
    offered_rent_pence: 95_000,
  })
  expect(leads[3]).toMatchObject({ viewing_reached_at: viewing, reservation_reached_at: null })
  expect(leads[11]).toMatchObject({ reservation_reached_at: sent, complete_reached_at: complete })
  expect(await availabilityOf(server.db, home)).toBeNull()
  expect(server.mails()).toHaveLength(mails)
  for (const table of ['notification', 'mail_log', 'lead_token'] as const)
    expect(await server.db.selectFrom(table).selectAll().execute()).toEqual([])
  const events = server.pushed.slice(pushed).map(({ event }) => event)
  expect(new Set(events)).toEqual(new Set(['imports-refresh', 'leads-refresh']))
  const waiting = await server.app.inject({ url: '/api/leads/waiting', headers: agent.headers })
  expect(waiting.json()).toMatchObject({ total: 0 })
})

test('enquiries of the last 30 days wait for an answer where that was chosen', async () => {
  const columns = [...CONTACT, 'Registered > dateSubmitted']
  const lines = [person('1', '20/02/2026'), person('2', '20/01/2026')]
  const id = await draft(columns, lines, { options: { waiting: true } })
  await run(id)
  expect(await leadsOf(id)).toMatchObject([{ first_answered_at: null }, { first_answer_how: 8 }])
})

test('enquiries that are older than the office keeps details are counted, and can be left out', async () => {
  const columns = [...CONTACT, 'Registered > dateSubmitted', 'Last > lastContact']
  const lines = [
    person('1', '01/02/2020', ''),
    person('2', '01/02/2020', '01/02/2026'),
    person('3', '01/02/2026', ''),
  ]
  const id = await draft(columns, lines)
  expect((await check(id)).counts).toMatchObject({ create: 3, old: 1 })
  const other = await draft(columns, lines, { options: { old: 'leave-out' } })
  await check(other)
  expect(outcomesOf(await rows(other))).toEqual([
    [2, 'left-out: old'],
    [3, 'create', 'no-home'],
    [4, 'create', 'no-home'],
  ])
})

test('a person who is known here, or in another row, is counted as a possible duplicate', async () => {
  const [id, , , email] = person('1')
  await insertLead(server.db, { email: email ?? '', phone: '0113 496 0000', property_name: 'Plot 9' })
  const columns = [...CONTACT, 'Home > property.name']
  const lines = [
    person(id ?? '', 'Plot 9'),
    person('2', 'Plot 9'),
    person('2', 'Plot 9').with(0, '3'),
    person('4', 'Plot 9'),
  ]
  const made = await draft(columns, lines)
  const checked = await check(made)
  expect(checked.counts).toMatchObject({ create: 4, duplicates: 3, remarks: 4 })
  expect(outcomesOf(await rows(made, '?remarks=1'))).toEqual([
    [2, 'create', 'today', 'duplicate'],
    [3, 'create', 'today', 'duplicate'],
    [4, 'create', 'today', 'duplicate'],
    [5, 'create', 'today'],
  ])
  expect(await rows(made, '?duplicates=1')).toHaveLength(3)
  await start(made)
  const [first] = await leadsOf(made)
  const shown = await server.app.inject({ url: `/api/leads/${first?.id}`, headers: agent.headers })
  expect(shown.json()).toMatchObject({ duplicates: 1, importedFrom: { system, importId: made } })
})

test('a home is held by a lead or an earlier row; a clash of viewings is only remarked', async () => {
  const home = await insertHome(server.db, { name: `Held ${system}` })
  const other = await insertHome(server.db, { name: `Free ${system}` })
  await insertLead(server.db, { first_name: 'Zoë', last_name: 'Holder', status: 9, property_id: home })
  const at = new Date(Date.UTC(2026, 4, 1, 9))
  await insertLead(server.db, { status: 4, viewing_at: at, viewing_user_id: agent.userId })
  const columns = [
    ...CONTACT,
    'Stage > status',
    'Home > property.name',
    'Viewing > viewingDate',
    'By > viewingUserId',
  ]
  const words = {
    status: ['4', '8'].map((text) => ({ text, rows: 1, to: Number(text) })),
    viewingUserId: [{ text: 'me', rows: 1, to: agent.userId }],
  }
  const lines = [
    person('1', '8', `Held ${system}`, '', ''),
    person('2', '8', `Free ${system}`, '', ''),
    person('3', '8', `Free ${system}`, '', ''),
    person('4', '4', '', '01/05/2026 10:30', 'me'),
    person('5', '4', '', '01/05/2026 12:30', 'me'),
    person('6', '4', '', '01/05/2026 13:00', 'me'),
  ]
  const id = await draft(columns, lines, { words })
  await check(id)
  const found = await rows(id)
  expect(outcomesOf(found)).toEqual([
    [2, 'problem', 'status held', 'today'],
    [3, 'create', 'today'],
    [4, 'problem', 'status held', 'today'],
    [5, 'create', 'today', 'no-home', 'clash'],
    [6, 'create', 'today', 'no-home'],
    [7, 'create', 'today', 'no-home', 'clash'],
  ])
  expect([found[0], found[2]].map((row) => row?.problems[0]?.text)).toEqual([
    'Held by Zoë Holder',
    'Held by Ann Lee 2',
  ])
  // A row that no longer holds the home frees it for the next one, and one that holds it anew takes it.
  await call('POST', `${id}/rows/3`, { leaveOut: true })
  const outcomeAt = async (line: number) => (await rows(id)).find((row) => row.line === line)?.outcome
  expect(await outcomeAt(4)).toBe('create')
  await call('POST', `${id}/rows/3`, { leaveOut: false })
  expect([await outcomeAt(3), await outcomeAt(4)]).toEqual(['create', 'problem'])
  // Meanwhile somebody reserves the other home: its row becomes a problem, and the import continues.
  await insertLead(server.db, { status: 7, property_id: other, last_name: 'Quick' })
  expect(await start(id)).toMatchObject({ state: 'done', written: { created: 3 }, counts: { problems: 3 } })
})

test('a stand-in for a missing detail is compared with nothing, and no mail goes to it', async () => {
  const nameless = person('1').with(1, '').with(2, '').with(3, '')
  const made: MadeImport = { options: { details: 'stand-in' } }
  const id = await draft(
    CONTACT,
    [nameless, nameless.with(0, '2').with(4, ''), person('3').with(4, '')],
    made,
  )
  await check(id)
  expect(outcomesOf(await rows(id))).toEqual([
    [2, 'create', 'today', 'stand-in', 'stand-in', 'stand-in', 'no-home'],
    [
      3,
      'problem',
      ...['firstName', 'lastName', 'email', 'phone'].map((field) => `${field} required`),
      'today',
      'no-home',
    ],
    [4, 'create', 'today', 'stand-in', 'no-home'],
  ])
  await start(id)
  const [first, second] = await leadsOf(id)
  expect(first).toMatchObject({ email: 'none-2@missing.invalid', email_key: '', first_name: '–' })
  expect(second).toMatchObject({ phone: '0000000000', phone_key: ' ' })
  const asked = await server.app.inject({
    method: 'POST',
    url: `/api/leads/${first?.id}/send-questionnaire`,
    headers: agent.headers,
  })
  expect(asked.body).toBe('false')
  // Without a phone, a mail can go.
  await server.context.change(null, (change) =>
    change.enqueueAll(
      'mail.questionnaire-link',
      [first, second].map((lead) => ({ leadId: lead?.id ?? 0, linkId: undefined })),
    ),
  )
  const mails = server.mails().length
  await server.settled()
  expect(
    server
      .mails()
      .slice(mails)
      .filter((mail) => mail.includes('missing.invalid')),
  ).toEqual([])
})

test('another import waits, and one without a permission is refused', async () => {
  const id = await draft(CONTACT, [person('1')])
  await check(id)
  const running = await draft(CONTACT, [])
  await server.db
    .updateTable('data_import')
    .set({ state: stateNumber('importing') })
    .where('id', '=', running)
    .execute()
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/imports/${id}/start`,
    headers: agent.headers,
  })
  expect([response.statusCode, response.json()]).toMatchObject([
    409,
    { error: 'in-progress', importId: running, by: { id: agent.userId } },
  ])
  await server.db
    .updateTable('data_import')
    .set({ state: stateNumber('stopped') })
    .where('id', '=', running)
    .execute()
  const other = await server.signIn(['data-import', 'users-view'])
  for (const [method, path] of [
    ['POST', 'check'],
    ['GET', 'rows/1/10'],
    ['POST', 'rows/2'],
    ['POST', 'problems'],
    ['POST', 'start'],
    ['POST', 'stop'],
    ['GET', 'undo'],
    ['POST', 'undo'],
    ['GET', 'stays/1/10'],
  ] as const) {
    const url = `/api/imports/${id}/${path}`
    const refused = await server.app.inject({ method, url, headers: other.headers })
    expect([path, refused.statusCode]).toEqual([path, 403])
    const missing = await server.app.inject({
      method,
      url: url.replace(String(id), '999999'),
      headers: agent.headers,
    })
    expect([path, missing.statusCode]).toEqual([path, 404])
  }
  expect((await read(id)).state).toBe('checked')
})
