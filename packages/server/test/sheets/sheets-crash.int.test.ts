import type { Page } from '@latchkey/domain/platform/lists/page'
import type { Project } from '@latchkey/domain/projects/project.contract'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { startEmbedded } from '../../src/db/embedded/embedded.ts'
import { crashingServer, type Calls } from '../_crashing-server.ts'
import { xlsx } from '../_sheets.ts'

const UNITS = 5000

const server = crashingServer()

const totalOf = async (calls: Calls, project: number): Promise<number> =>
  (await calls.get<Page<unknown>>(`projects/${project}/units/1/10`)).total

/** Read from the database while no server runs: the state of the upload, and the number of units. */
async function found(project: number): Promise<{ state: string | undefined; units: number | undefined }> {
  const embedded = await startEmbedded(server.dataDir(), { busyWaitMs: 30_000 })
  const client = new pg.Client(embedded.connection)
  await client.connect()
  try {
    const records = await client.query<{ state: string }>('select state from unit_upload')
    const units = await client.query<{ units: number }>(
      'select count(*)::int as units from property where project_id = $1 and deleted_at is null',
      [project],
    )
    return { state: records.rows[0]?.state, units: units.rows[0]?.units }
  } finally {
    await client.end()
    await embedded.stop()
  }
}

test('a server killed while importing 5,000 rows has imported all of them after a restart, once', async () => {
  const calls = await server.start()
  const projects = await calls.get<Page<Project>>('projects/1/6')
  const project = projects.models[0]?.id ?? 0
  const before = await totalOf(calls, project)
  const file = await xlsx(
    ['Name', 'Bedrooms'],
    ...Array.from({ length: UNITS }, (_, nr) => [`Plot ${nr}`, 2]),
  )
  expect(await calls.upload(`projects/${project}/upload-units`, 'units.xlsx', new Uint8Array(file))).toBe(
    true,
  )
  // The job has begun by now and cannot have finished.
  await server.kill()

  // All rows or none, as the upload's state says.
  const left = await found(project)
  expect([
    { state: 'queued', units: before },
    { state: 'done', units: before + UNITS },
  ]).toContainEqual(left)

  const later = await server.start()
  const rightAfter = await totalOf(later, project)
  expect([before, before + UNITS]).toContain(rightAfter)
  // The queue gives the job of a dead process to the next one when its heartbeat is missing for long enough.
  await expect
    .poll(() => totalOf(later, project), { timeout: inject('longWaitMs'), interval: 500 })
    .toBe(before + UNITS)
  await server.stop()
  expect(await found(project)).toEqual({ state: 'done', units: before + UNITS })
})
