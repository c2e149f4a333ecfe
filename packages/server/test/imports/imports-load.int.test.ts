import type { Import } from '@latchkey/domain/imports/import.contract'
import { IMPORT_BATCH } from '@latchkey/domain/imports/import.limits'
import type { Page } from '@latchkey/domain/platform/lists/page'
import { expect, test } from 'vitest'
import { serverOfFile } from '../_harness.ts'
import { insertLead, leadBody, leadRow } from '../_leads.ts'
import { enquiryFiles } from './_enquiries.ts'
import { importCalls } from './_imports.ts'

const ROWS = 5000

const server = await serverOfFile()
const owner = await server.signIn(['data-import', 'enquiries-view'])
const colleague = await server.signIn(['enquiries-view'])
const { call, check, read } = importCalls(server, owner)
const { person, draft } = enquiryFiles(server, owner)

const enquiries = async (): Promise<number> => {
  const { headers } = colleague
  const response = await server.app.inject({ url: '/api/leads/enquiries/1/25', headers })
  expect(response.statusCode).toBe(200)
  return response.json<Page<unknown>>().total
}

/** Reads the list and saves a lead, over and over, until the import is in the state. Returns the totals of the list. */
async function workUntil(id: number, leadId: number, state: Import['state']) {
  const totals: number[] = []
  let saves = 0
  for (;;) {
    const before = await read(id)
    if (before.state === state) return { totals, saves }
    const total = await enquiries()
    const after = await read(id)
    totals.push(total)
    const { version } = await leadRow(server.db, leadId)
    const { body } = await server.app.inject({
      method: 'POST',
      url: `/api/leads/${leadId}`,
      headers: colleague.headers,
      payload: leadBody({ notes: `Rang ${saves}`, version }),
    })
    expect(body).toBe('true')
    saves += 1
    // As the progress says, which grows by whole batches.
    const [least, most] = [before.progress.done, after.progress.done]
    expect([least % IMPORT_BATCH, most % IMPORT_BATCH]).toEqual([0, 0])
    const changed = state === 'done' ? total - 1 : 1 + ROWS - total
    expect(changed).toBeGreaterThanOrEqual(least)
    expect(changed).toBeLessThanOrEqual(most)
  }
}

test('while thousands of rows are imported and undone, colleagues see each batch and save their leads (M1/14)', async () => {
  const leadId = await insertLead(server.db)
  const id = await draft(Array.from({ length: ROWS }, (_, place) => person(String(place + 1))))
  expect((await check(id)).counts).toMatchObject({ rows: ROWS, create: ROWS })

  expect(await call('POST', `${id}/start`)).toBe(true)
  const run = await workUntil(id, leadId, 'done')
  expect(await read(id)).toMatchObject({
    counts: { create: ROWS, problems: 0 },
    progress: { done: ROWS, of: ROWS },
    written: { created: ROWS, updated: 0 },
  })
  expect(await enquiries()).toBe(1 + ROWS)

  expect(await call('POST', `${id}/undo`)).toBe(true)
  const undo = await workUntil(id, leadId, 'undone')
  expect(await enquiries()).toBe(1)

  for (const { totals } of [run, undo]) {
    // Neither all before the first batch nor all after the last one.
    expect(new Set(totals.filter((total) => total > 1 && total < 1 + ROWS)).size).toBeGreaterThan(1)
  }
  expect(await leadRow(server.db, leadId)).toMatchObject({ notes: `Rang ${undo.saves - 1}` })
})
