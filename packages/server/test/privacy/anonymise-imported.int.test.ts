import type { Import, ImportRow } from '@latchkey/domain/imports/import.contract'
import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createLog } from '../../src/platform/process/log.ts'
import { serverOfFile } from '../_harness.ts'
import { insertHome, insertLead, leadBody, leadRow } from '../_leads.ts'
import { importCalls, outcomesOf } from '../imports/_imports.ts'
import { post, read as upload } from '../imports/_uploads.ts'
import { filesWith, tablesWith } from './_retention.ts'

const logged: string[] = []
const server = await serverOfFile({ log: createLog('trace', { write: (line) => void logged.push(line) }) })
const owner = await server.signIn([...PERMISSIONS])
const { call, check, read, rows, run } = importCalls(server, owner)

const MARK = 'qzvx'
const HEADINGS =
  'ID,Forename,Surname,Email,Mobile,Registered,Lead Source,Property,Viewing Date,Requirements,Pet,Negotiator'
/** Longer than what is shown of a cell. */
const LONG = `${'Wants a garden. '.repeat(20)}${MARK}`
const MARKED = `m-${MARK},${MARK} Ivy,${MARK}sen,${MARK}@x.uk,07999 555777,01/02/2026,Web,Plot 7,${MARK} noon,${LONG},${MARK} the cat,${MARK} Negotiator`
const OTHER = 'r2,Bo,Lee,bo@x.uk,07700 900124,02/02/2026,Web,Plot 7,,Wants a yard,A dog,'
const fileOf = (...lines: string[]) => [HEADINGS, ...lines].join('\n')

const anonymise = async (id: number) => {
  const done = await post(server, owner, '/privacy/anonymise', { ids: [id], confirm: 'ANONYMISE' })
  expect(done.json()).toEqual({ done: [id], failed: [] })
}

/** Reads a file of enquiries of one old system, and checks it. */
async function checked(...lines: string[]): Promise<Import> {
  const { id } = await upload(server, owner, fileOf(...lines))
  await call('POST', `${id}/update`, { system: ' Old CRM' })
  return check(id)
}

async function expectNowhere(text: string): Promise<void> {
  expect(logged.length).toBeGreaterThan(0)
  expect(logged.filter((line) => line.includes(text))).toEqual([])
  expect(await tablesWith(server, text)).toEqual({})
  expect(filesWith(server, text)).toEqual([])
}

test('a word that was in a file is found in no table, file and answer, and the other rows stay (M1.27, W5/2)', async () => {
  const { id } = await checked(MARKED.replace(`${MARK}@x.uk`, `no ${MARK} mail`), OTHER)
  expect(outcomesOf(await rows(id))[0]).toEqual([2, 'problem', 'email email', 'unfit', 'no-person'])
  await call<ImportRow>('POST', `${id}/rows/2`, { cells: { 3: `${MARK}@x.uk` } })
  await call('POST', `${id}/start`)
  await server.settled()
  const { id: leadId } = await server.db
    .selectFrom('lead')
    .select('id')
    .where('last_name', '=', `${MARK}sen`)
    .executeTakeFirstOrThrow()
  const { version } = await leadRow(server.db, leadId)
  const saved = { ...leadBody(), firstName: MARK, lastName: `${MARK}sen`, email: `${MARK}@x.uk` }
  const body = { ...saved, phone: '07999 555777', notes: 'Rang', version }
  expect((await post(server, owner, `/leads/${leadId}`, body)).body).toBe('true')

  // The file again: known, twice, left out by hand, and with something that does not fit.
  const again = await checked(MARKED.replace('555777', '555778'), MARKED, OTHER.replace('A dog', 'Two dogs'))
  expect(outcomesOf(await rows(again.id)).map((row) => (row as unknown[]).slice(0, 3))).toEqual([
    [2, 'update', 'unfit'],
    [3, 'problem', 'externalId unique'],
    [4, 'update'],
  ])
  await run(again.id)
  const third = await checked(MARKED)
  await call('POST', `${third.id}/rows/2`, { leaveOut: true })
  expect(outcomesOf(await rows(third.id))).toEqual([[2, 'left-out: chosen']])
  const tables = Object.keys(await tablesWith(server, MARK)).toSorted()
  expect(tables).toEqual(['public.audit', 'public.data_import', 'public.import_row', 'public.lead'])

  server.pushed.length = 0
  await anonymise(leadId)
  for (const text of [MARK, '07999 55577', '799955577']) await expectNowhere(text)
  expect(server.pushed.filter(({ event }) => event === 'imports-refresh')).toHaveLength(1)
  for (const importId of [id, again.id, third.id]) {
    const { headers } = owner
    for (const url of [`/imports/${importId}`, `/imports/${importId}/rows/1/100`])
      expect((await server.app.inject({ url: `/api${url}`, headers })).body.toLowerCase()).not.toContain(MARK)
  }
  expect(await rows(id)).toMatchObject([
    {
      name: '',
      record: null,
      written: true,
      cells: HEADINGS.split(',').map(() => ''),
      problems: [],
      remarks: [],
    },
    { name: 'Bo Lee' },
  ])
  expect(await leadRow(server.db, leadId)).toMatchObject({ imported_from: null })
  const { columns, values } = await read(id)
  expect(columns.slice(2, 4).map(({ samples }) => samples)).toEqual([
    ['', 'Lee'],
    ['', 'bo@x.uk'],
  ])
  expect(values).toEqual({ handlerUserId: [] })
})

test('a draft that is not checked loses the rows that are the lead by its choices so far (M1.27)', async () => {
  const word = 'jxqy'
  const line = MARKED.replaceAll(MARK, word)
  const other = OTHER.replace('r2', 'u2')
  const { id } = await checked(line)
  await run(id)
  const { id: leadId } = await server.db
    .selectFrom('lead')
    .select('id')
    .where('last_name', '=', `${word}sen`)
    .executeTakeFirstOrThrow()
  const draftWith = (...lines: string[]) => upload(server, owner, fileOf(...lines))
  const own = await draftWith(line.replace('m-', 'M-').replace(`${word}@x.uk`, `new-${word}@x.uk`), other)
  const another = await draftWith(line.replace('m-', 'n-'), other)
  const elsewhere = await draftWith(line, other)
  await call('POST', `${elsewhere.id}/update`, { system: 'Another CRM' })
  await anonymise(leadId)
  const { columns, firstRows } = await read(own.id)
  expect(firstRows?.map((cells) => cells.length > 0)).toEqual([false, true])
  expect(JSON.stringify([columns, firstRows])).not.toContain(word)
  // Another enquiry of the person, and one that may be somebody else's.
  for (const kept of [another, elsewhere])
    expect(JSON.stringify((await read(kept.id)).firstRows)).toContain(word)
  for (const problems of [0, 0]) {
    expect((await check(own.id)).counts).toMatchObject({ rows: 2, leftOut: 1, problems })
    expect(outcomesOf(await rows(own.id))[0]).toEqual([2, 'left-out: anonymised'])
  }
})

test('a word of several rows stays in the table of words while another row has it', async () => {
  const lines = ['s1', 's2', 's3'].map((key) => `${key},Cy,Fox,${key}@x.uk,07700 900199,Plot 8,Warm`)
  const file = ['ID,Forename,Surname,Email,Mobile,Property,Stage', ...lines].join('\n')
  const { id } = await upload(server, owner, file)
  await call('POST', `${id}/update`, { system: 'Old CRM', values: { status: { Warm: 1 } } })
  await run(id)
  const leads = await server.db
    .selectFrom('lead')
    .select('id')
    .where('last_name', '=', 'Fox')
    .orderBy('id')
    .execute()
  const wordsAfter = async (...ids: (number | undefined)[]) => {
    for (const each of ids) await anonymise(each ?? 0)
    return (await read(id)).values
  }
  expect(await wordsAfter(leads[0]?.id, leads[1]?.id)).toEqual({ status: [{ text: 'Warm', rows: 3, to: 1 }] })
  expect(await wordsAfter(leads[2]?.id)).toEqual({ status: [] })
})

test('the name of whoever held a home goes from the problems of other rows', async () => {
  const home = await insertHome(server.db, { name: 'Held house', postcode: 'LS1 4AP' })
  const holder = await insertLead(server.db, { last_name: 'Wqzvxling', status: 8, property_id: home })
  const { id } = await upload(
    server,
    owner,
    'ID,Forename,Surname,Email,Mobile,Stage,Property,Reservation Sent Date\nh1,Al,Poe,al@x.uk,07700 900177,7,Held house,01/02/2026',
  )
  await call('POST', `${id}/update`, { system: 'Old CRM' })
  await check(id)
  expect((await rows(id))[0]?.problems).toMatchObject([
    { name: 'held', text: expect.stringContaining(MARK) as string },
  ])
  await server.db.updateTable('lead').set({ status: 10 }).where('id', '=', holder).execute()
  await sql`update lead set touched_at = now() - interval '9 years' where id = ${holder}`.execute(server.db)
  await anonymise(holder)
  await expectNowhere(MARK)
  expect((await rows(id))[0]?.problems).toMatchObject([
    { name: 'held', text: `Held by Anonymised Lead ${holder}` },
  ])
})
