import { mkdtempSync, chmodSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from '@latchkey/domain/platform/lists/page'
import type { Project } from '@latchkey/domain/projects/project.contract'
import type { Session } from '@latchkey/domain/session/session.contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startEmbedded } from '../../src/db/embedded/embedded.ts'
import { freePort, spawnServer, type ServerProcess } from '../_server-process.ts'
import { xlsx } from '../_sheets.ts'

const UNITS = 5000

let dataDir: string
let settings: Record<string, string>
let server: ServerProcess | undefined
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'latchkey-crash-'))
  chmodSync(dataDir, 0o711)
  settings = { DATA_DIR: dataDir, PORT: String(await freePort()) }
})
afterAll(async () => {
  server?.child.kill('SIGTERM')
  await server?.ended
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(): Promise<ServerProcess> {
  server = spawnServer(settings)
  await server.ready()
  return server
}

async function signedIn(url: string): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin@latchkey.example', password: 'Latchkey1!' }),
  })
  if (!response.ok) throw new Error(`The sign-in answered ${response.status}: ${await response.text()}`)
  return { authorization: `Bearer ${((await response.json()) as Session).jwt}` }
}

async function totalOf(url: string, headers: Record<string, string>, project: number): Promise<number> {
  const response = await fetch(`${url}/api/projects/${project}/units/1/10`, { headers })
  if (!response.ok) throw new Error(`The list of units answered ${response.status}: ${await response.text()}`)
  return ((await response.json()) as Page<unknown>).total
}

/** Read from the database while no server runs: the state of the upload, and the number of units. */
async function found(project: number): Promise<{ state: string | undefined; units: number | undefined }> {
  const embedded = await startEmbedded(dataDir, { busyWaitMs: 30_000 })
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
  const first = await start()
  let headers = await signedIn(first.url)
  const projects = (await (await fetch(`${first.url}/api/projects/1/6`, { headers })).json()) as Page<Project>
  const project = projects.models[0]?.id ?? 0
  const before = await totalOf(first.url, headers, project)
  const file = await xlsx(
    ['Name', 'Bedrooms'],
    ...Array.from({ length: UNITS }, (_, nr) => [`Plot ${nr}`, 2]),
  )
  const form = new FormData()
  form.set('upload', new Blob([new Uint8Array(file)]), 'units.xlsx')
  const response = await fetch(`${first.url}/api/projects/${project}/upload-units`, {
    method: 'POST',
    headers,
    body: form,
  })
  expect(await response.json()).toBe(true)
  // The job has begun by now and cannot have finished.
  first.child.kill('SIGKILL')
  await first.ended

  // All rows or none, as the upload's state says.
  const left = await found(project)
  expect([
    { state: 'queued', units: before },
    { state: 'done', units: before + UNITS },
  ]).toContainEqual(left)

  const second = await start()
  headers = await signedIn(second.url)
  const rightAfter = await totalOf(second.url, headers, project)
  expect([before, before + UNITS]).toContain(rightAfter)
  // The queue gives the job of a dead process to the next one when its heartbeat is missing for long enough.
  await expect
    .poll(() => totalOf(second.url, headers, project), { timeout: inject('longWaitMs'), interval: 500 })
    .toBe(before + UNITS)
  second.child.kill('SIGTERM')
  await second.ended
  expect(await found(project)).toEqual({ state: 'done', units: before + UNITS })
})
