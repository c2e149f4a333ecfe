import type { Import } from '@latchkey/domain/imports/import.contract'
import type { Page } from '@latchkey/domain/platform/lists/page'
import { expect, inject, test } from 'vitest'
import { crashingServer, type Calls } from '../_crashing-server.ts'

const ROWS = 5000

const server = crashingServer()

const leadsOn = async (calls: Calls) => (await calls.get<Page<unknown>>('leads/enquiries/1/10')).total

test('a server killed half-way through an import goes on with it after a restart, and no row comes twice (M1/11)', async () => {
  const calls = await server.start()
  const before = await leadsOn(calls)
  const lines = Array.from(
    { length: ROWS },
    (_, nr) => `R${nr},Ann,Lee ${nr},crash${nr}@example.com,0770${String(1_000_000 + nr)}`,
  )
  const { id } = await calls.upload<Import>(
    'imports/enquiries',
    'leads.csv',
    ['ID,Forename,Surname,Email,Mobile', ...lines].join('\n'),
  )
  const reached = (on: Calls, state: Import['state']) =>
    expect
      .poll(async () => (await on.get<Import>(`imports/${id}`)).state, {
        timeout: inject('longWaitMs'),
        interval: 100,
      })
      .toBe(state)
  await reached(calls, 'draft')
  await calls.post(`imports/${id}/update`, { system: 'Old CRM' })
  expect(await calls.post(`imports/${id}/check`)).toBe(true)
  await reached(calls, 'checked')
  expect(await calls.post(`imports/${id}/start`)).toBe(true)
  await expect
    .poll(async () => (await calls.get<Import>(`imports/${id}`)).progress.done, {
      timeout: inject('longWaitMs'),
      interval: 5,
    })
    .toBeGreaterThan(0)
  await server.kill()

  const later = await server.start()
  const left = await later.get<Import>(`imports/${id}`)
  // Whole batches only, as the progress says.
  expect(await leadsOn(later)).toBe(before + left.written.created)
  await reached(later, 'done')
  expect(await later.get(`imports/${id}`)).toMatchObject({
    written: { created: ROWS, updated: 0 },
    counts: { create: ROWS, problems: 0 },
    progress: { done: ROWS, of: ROWS },
  })
  expect(await leadsOn(later)).toBe(before + ROWS)
})
