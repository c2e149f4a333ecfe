import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Import } from '@latchkey/domain/imports/import.contract'
import type { Page } from '@latchkey/domain/platform/lists/page'
import type { Session } from '@latchkey/domain/session/session.contract'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { freePort, spawnServer, type ServerProcess } from '../_server-process.ts'

const ROWS = 5000

let dataDir: string
let settings: Record<string, string>
let server: ServerProcess | undefined
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'latchkey-import-crash-'))
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

async function answer<Body>(sent: Response): Promise<Body> {
  if (!sent.ok) throw new Error(`${sent.url} answered ${sent.status}: ${await sent.text()}`)
  return (await sent.json()) as Body
}

/** Calls of the demo's administrator. */
async function callsOn(url: string) {
  const json = { 'content-type': 'application/json' }
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username: 'admin@latchkey.example', password: 'Latchkey1!' }),
  })
  const { jwt } = (await response.json()) as Session
  const headers = { authorization: `Bearer ${jwt}` }
  return {
    get: async <Body>(address: string) => answer<Body>(await fetch(`${url}/api/${address}`, { headers })),
    post: async <Body>(address: string, body: object = {}) =>
      answer<Body>(
        await fetch(`${url}/api/${address}`, {
          method: 'POST',
          headers: { ...headers, ...json },
          body: JSON.stringify(body),
        }),
      ),
    upload: async <Body>(address: string, body: FormData) =>
      answer<Body>(await fetch(`${url}/api/${address}`, { method: 'POST', headers, body })),
  }
}

test('a server killed half-way through an import goes on with it after a restart, and no row comes twice', async () => {
  const first = await start()
  const calls = await callsOn(first.url)
  const before = (await calls.get<Page<unknown>>('leads/enquiries/1/10')).total
  const lines = Array.from(
    { length: ROWS },
    (_, nr) => `R${nr},Ann,Lee ${nr},crash${nr}@example.com,0770${String(1_000_000 + nr)}`,
  )
  const form = new FormData()
  form.set('upload', new Blob([['ID,Forename,Surname,Email,Mobile', ...lines].join('\n')]), 'leads.csv')
  const { id } = await calls.upload<Import>('imports/enquiries', form)
  const reached = (on: typeof calls, state: Import['state']) =>
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
  first.child.kill('SIGKILL')
  await first.ended

  const second = await start()
  const later = await callsOn(second.url)
  const left = await later.get<Import>(`imports/${id}`)
  // Whole batches only, as the progress says.
  expect((await later.get<Page<unknown>>('leads/enquiries/1/10')).total).toBe(before + left.written.created)
  await reached(later, 'done')
  expect(await later.get(`imports/${id}`)).toMatchObject({
    written: { created: ROWS, updated: 0 },
    counts: { create: ROWS, problems: 0 },
    progress: { done: ROWS, of: ROWS },
  })
  expect((await later.get<Page<unknown>>('leads/enquiries/1/10')).total).toBe(before + ROWS)
})
