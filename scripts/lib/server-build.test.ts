import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Import } from '../../packages/domain/src/imports/import.contract.ts'
import type { LeadRow } from '../../packages/domain/src/leads/lead.contract.ts'
import type { Page } from '../../packages/domain/src/platform/lists/page.ts'
import type { Project } from '../../packages/domain/src/projects/project.contract.ts'
import type { Session } from '../../packages/domain/src/session/session.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildAnyway } from './build-when-changed.ts'
import { inRoot } from './root.ts'
import { serverBuildIn } from './server-build.ts'
import { openFolder } from '../../packages/server/test/_embedded-folders.ts'
import { picture } from '../../packages/server/test/_pictures.ts'
import { freePort, spawnServer, type ServerProcess } from '../../packages/server/test/_server-process.ts'
import { HEADER, xlsx } from '../../packages/server/test/_sheets.ts'

/** Inside the server's package, so that packages that are not bundled resolve. */
const BUILDS = inRoot('packages/server/test-results/bundle')
const serverBuild = serverBuildIn(BUILDS)

/** Overwrites every file written since then, as a build of other sources would. */
function spoilFilesSince(startedMs: number): void {
  const files = readdirSync(BUILDS, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  for (const file of files.filter((each) => statSync(each).mtimeMs >= startedMs)) {
    writeFileSync(file, "throw new Error('This file is of another build.')")
  }
}

// The bundled server of `npm start`. Covers code that reads files beside it, or is loaded late, while another build is
// made.
let folder: string
let server: ServerProcess
let headers: Record<string, string>
beforeAll(async () => {
  rmSync(BUILDS, { recursive: true, force: true })
  await buildAnyway(serverBuild)
  folder = openFolder('bundle')
  server = spawnServer(
    { DATA_DIR: path.join(folder, 'data'), PORT: String(await freePort()) },
    folder,
    path.join(serverBuild.output, 'server.js'),
  )
  await server.ready()
  const startedMs = Date.now()
  await buildAnyway(serverBuild)
  spoilFilesSince(startedMs)
  const credentials = { username: 'admin@latchkey.example', password: 'Latchkey1!' }
  const { jwt } = await json<Session>(await post('/users/login', credentials))
  headers = { authorization: `Bearer ${jwt}` }
})
afterAll(async () => {
  server.child.kill('SIGTERM')
  await server.ended
  rmSync(folder, { recursive: true })
  rmSync(BUILDS, { recursive: true })
})

const get = (address: string) => fetch(`${server.url}/api${address}`, { headers })
const post = (address: string, body: unknown) =>
  fetch(`${server.url}/api${address}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const send = (address: string, file: Buffer, name: string) => {
  const body = new FormData()
  body.set('upload', new Blob([new Uint8Array(file)]), name)
  return fetch(`${server.url}/api${address}`, { method: 'POST', headers, body })
}

async function json<Body>(response: Response): Promise<Body> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Body
}

test('it creates its tables and the demo with its pictures', async () => {
  const { total } = await json<Page<LeadRow>>(await get('/leads/enquiries/1/25'))
  expect(total).toBeGreaterThan(0)
  expect(await (await get('/projects/1/6')).text()).toContain('.webp')
})

test('it reads a spreadsheet in a thread', async () => {
  const { models } = await json<Page<Project>>(await get('/projects/1/6'))
  const file = await xlsx(HEADER, ['Plot 1'])
  const response = await send(`/projects/${models[0]?.id}/preview-units`, file, 'units.xlsx')
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Plot 1')])
})

test('it reads the file of an import in a thread', async () => {
  const sent = await send('/imports/enquiries', Buffer.from('Name,Email\nAnn Lee,ann@x.uk'), 'people.csv')
  const { id } = await json<Import>(sent)
  await expect.poll(async () => (await json<Import>(await get(`/imports/${id}`))).state).toBe('draft')
})

test('it draws a picture', async () => {
  const response = await send('/media/upload-image', await picture(), 'hall.jpg')
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('.webp')])
})

test('it writes files', async () => {
  for (const format of ['xlsx', 'csv']) {
    const response = await post('/export/enquiries', { format })
    expect([format, response.status]).toEqual([format, 200])
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  }
})

test('it reads the list of common passwords, and serves the API docs', async () => {
  const common = {
    currentPassword: 'Latchkey1!',
    password: 'Password123!',
    passwordConfirmation: 'Password123!',
  }
  expect((await post('/users/change-password', common)).status).toBe(422)
  expect((await get('/docs/')).status).toBe(200)
  expect((await get('/docs/static/swagger-ui.css')).status).toBe(200)
})
