import type { SheetPreview } from '@latchkey/domain/sheets/sheet.contract'
import { SEEN_SHEET_MS } from '../../src/housekeeping/housekeeping.limits.ts'
import { sweepHandlers } from '../../src/housekeeping/sweep.job.ts'
import { readSheetApart } from '../../src/sheets/sheet-thread.ts'
import { beforeEach, expect, test } from 'vitest'
import { serverOfFile } from '../_harness.ts'
import { insertProject } from '../_homes.ts'
import { form, sendForm } from '../_pictures.ts'
import { xlsx } from '../_sheets.ts'
import { fieldError } from '../_staff.ts'

const server = await serverOfFile({ isListening: true })
const agent = await server.signIn(['properties-view', 'units-download'])
const file = await xlsx(['Name'], ['A'])
let project: number
beforeEach(async () => {
  server.clock.reset()
  project = await insertProject(server.db)
})

const upload = () => ({ name: 'upload', fileName: 'units.xlsx', bytes: file })
const preview = async () =>
  (await sendForm(server, agent, `/projects/${project}/preview-units`, upload())).json<SheetPreview>()
const post = (call: string, payload: object, who = agent) =>
  server.app.inject({
    method: 'POST',
    url: `/api/projects/${project}/${call}`,
    headers: who.headers,
    payload,
  })
const held = async () =>
  (await server.db.selectFrom('unit_upload').select('state').where('project_id', '=', project).execute())
    .length

test('a preview can be deleted by its sender, once, and not confirmed afterwards', async () => {
  const { id } = await preview()
  const other = await server.signIn(['properties-view', 'units-download'])
  expect((await post('forget-units', { previewId: id }, other)).json()).toBe(false)
  expect((await post('forget-units', {})).json()).toEqual(fieldError('previewId', 'required'))
  expect(await held()).toBe(1)
  expect((await post('forget-units', { previewId: id })).json()).toBe(true)
  expect((await post('forget-units', { previewId: id })).json()).toBe(false)
  expect(await held()).toBe(0)
  expect((await post('confirm-units', { previewId: id })).json()).toBe(false)
})

test('a confirmed upload cannot be deleted', async () => {
  const { id } = await preview()
  await post('confirm-units', { previewId: id })
  expect((await post('forget-units', { previewId: id })).json()).toBe(false)
  await server.settled()
  expect(await held()).toBe(1)
})

/** Two files that are read until they are aborted, so that the next one waits. */
function occupy() {
  const gone = new AbortController()
  const long = Buffer.from(`Name\n${'a\n'.repeat(2_000_000)}`)
  const reading = Promise.allSettled([1, 2].map(() => readSheetApart(long, 'csv', gone.signal)))
  return {
    end: () => {
      gone.abort()
      return reading
    },
  }
}

test('a preview whose client disconnects is neither read nor stored', async () => {
  const others = occupy()
  const leaving = new AbortController()
  const { headers, payload } = form(upload())
  const sent = fetch(`${server.url}/api/projects/${project}/preview-units`, {
    method: 'POST',
    headers: { ...headers, ...agent.headers },
    body: new Uint8Array(payload),
    signal: leaving.signal,
  })
  const connections = () =>
    new Promise<number>((resolve, reject) => {
      server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
    })
  await expect.poll(connections).toBe(1)
  leaving.abort()
  await expect(sent).rejects.toThrow('aborted')
  await expect.poll(connections).toBe(0)
  await others.end()
  const left = project
  project = await insertProject(server.db)
  // Later previews get their turn; after two of them an abandoned one would have finished.
  for (let nr = 0; nr < 2; nr += 1) expect(await preview()).toMatchObject({ creates: 1 })
  project = left
  expect(await held()).toBe(0)
})

test('the thread of an aborted file ends, and the next file starts', async () => {
  const others = occupy()
  const waiting = new AbortController()
  const given = readSheetApart(file, 'xlsx', waiting.signal)
  waiting.abort()
  await expect(given).rejects.toThrow('The file could not be read.')
  const next = readSheetApart(file, 'xlsx')
  const ended = await others.end()
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect((await next).rows).toHaveLength(1)
  const already = readSheetApart(file, 'xlsx', AbortSignal.abort())
  await expect(already).rejects.toThrow('The file could not be read.')
})

test('abandoned previews are swept after a day, confirmed uploads stay', async () => {
  const { id } = await preview()
  await post('confirm-units', { previewId: id })
  await server.settled()
  await preview()
  const sweep = () => sweepHandlers(server.context)['housekeeping.sweep']({})
  server.clock.advance(SEEN_SHEET_MS - 1000)
  await sweep()
  expect(await held()).toBe(2)
  server.clock.advance(1000)
  await sweep()
  expect(await held()).toBe(1)
})
