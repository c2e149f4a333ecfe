import { promisify } from 'node:util'
import { deflateRaw, deflateRawSync } from 'node:zlib'
import { SHEET_MAX_BYTES } from '@latchkey/domain/sheets/sheet.limits'
import type { SheetPreview } from '@latchkey/domain/sheets/sheet.contract'
import { LONG_TEXT_MAX } from '@latchkey/domain/platform/limits'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import { beforeEach, describe, expect, test } from 'vitest'
import { serverOfFile } from '../_harness.ts'
import { insertProject } from '../_homes.ts'
import { insertHome } from '../_leads.ts'
import type { SignedIn } from '../_people.ts'
import { sendForm } from '../_pictures.ts'
import { HEADER, rowsOf, xlsx } from '../_sheets.ts'
import { fieldError } from '../_staff.ts'

const server = await serverOfFile()
const agent = await server.signIn(['properties-view', 'units-download'])
let project: number
beforeEach(async () => {
  project = await insertProject(server.db, { name: 'River/Court: "Übersee"' })
  server.pushed.length = 0
})

const CALLS = [
  'download-units',
  'upload-units',
  'preview-units',
  'preview-known-units',
  'confirm-units',
  'forget-units',
  'failed-units',
] as const
type Call = (typeof CALLS)[number]

const post = (
  call: Call,
  id: number | string = project,
  payload: object = {},
  who: SignedIn | null = agent,
) =>
  server.app.inject({
    method: 'POST',
    url: `/api/projects/${id}/${call}`,
    headers: who?.headers ?? {},
    payload,
  })
const send = (call: Call, bytes: Buffer | string, fileName = 'units.xlsx') =>
  sendForm(server, agent, `/projects/${project}/${call}`, { name: 'upload', fileName, bytes })
const preview = async (bytes: Buffer | string, fileName?: string) =>
  (await send('preview-units', bytes, fileName)).json<SheetPreview>()
const unitsOf = (id = project) =>
  server.db
    .selectFrom('property')
    .selectAll()
    .where('project_id', '=', id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
const uploadsOf = () =>
  server.db
    .selectFrom('unit_upload')
    .select(['state', 'last_error', 'original_name'])
    .where('project_id', '=', project)
    .orderBy('id')
    .execute()
const unit = (name: string, over: object = {}) =>
  insertHome(server.db, { project_id: project, name, ...over })
const pushes = () => server.pushed.map(({ event }) => event)

describe.each(CALLS)('POST /projects/{id}/%s', (call) => {
  test('401, 403 and 404', async () => {
    const halves = [await server.signIn(['properties-view']), await server.signIn(['units-download'])]
    expect((await post(call, project, {}, null)).statusCode).toBe(401)
    for (const half of halves) expect((await post(call, project, {}, half)).statusCode).toBe(403)
    const isUpload = call === 'upload-units' || call === 'preview-units' || call === 'preview-known-units'
    const file = { name: 'upload', fileName: 'a.xlsx', bytes: 'x' }
    for (const id of [0, 2_147_483_647, 'abc', await insertProject(server.db, { deleted_at: new Date() })]) {
      const response = isUpload
        ? await sendForm(server, agent, `/projects/${id}/${call}`, file)
        : await post(call, id, { previewId: 1 })
      expect([id, response.statusCode]).toEqual([id, 404])
    }
  })
})

describe('download', () => {
  test('every unit, with typed cells and labels of choices; the name contains project and date', async () => {
    const day = createDateFormatter()
      .formatDate(server.clock.now / 1000)
      .replaceAll('/', '-')
    await unit('=HYPERLINK("http://evil.example")', {
      availability: 6,
      purchase_price_pence: 25_000_050,
      pool: true,
    })
    await unit('-1+1', { size: '54.50', bedrooms: 2 })
    await unit('Gone', { deleted_at: new Date() })
    const response = await post('download-units')
    expect(response.headers['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    )
    expect(response.headers['content-disposition']).toBe(
      `attachment; filename="Units-of-River-Court- -_bersee--${day}.xlsx"; filename*=UTF-8''Units-of-River-Court-%20-%C3%9Cbersee--${day}.xlsx`,
    )
    const rows = await rowsOf(response.rawPayload)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({
      Name: '=HYPERLINK("http://evil.example")',
      Availability: 'For Rent',
      'Purchase Price': 250_000.5,
      Pool: 'Yes',
      Gym: 'No',
    })
    expect(rows[1]).toMatchObject({ Name: '-1+1', Size: 54.5, Bedrooms: 2, Availability: null })
    const line = await server.db
      .selectFrom('audit')
      .select(['action', 'user_id'])
      .where('entity', '=', 'project')
      .where('entity_id', '=', project)
      .executeTakeFirst()
    expect(line).toEqual({ action: 'units.download', user_id: agent.userId })
  })

  test('without units only the header', async () => {
    expect(await rowsOf((await post('download-units')).rawPayload)).toEqual([])
  })

  test('uploaded again it changes nothing', async () => {
    for (let nr = 0; nr < 5; nr += 1) {
      await unit(`Plot ${nr}`, {
        unit_type: nr + 1,
        energy_label: 7,
        postcode: 'BS1 4RB',
        description: 'Two\nlines',
        rental_price_pence: 99_999_900,
        lot_size: '0.01',
        ev_charging: nr % 2 === 0,
      })
    }
    const before = await unitsOf()
    const file = (await post('download-units')).rawPayload
    expect(await preview(file)).toMatchObject({ creates: 0, updates: 0, fails: 0 })
    expect((await send('upload-units', file)).json()).toBe(true)
    await server.settled()
    expect(await unitsOf()).toEqual(before)
  })
})

describe('upload without a preview', () => {
  test('true, then all rows are imported and a refresh is pushed to everyone', async () => {
    const id = await unit('Old', { city: 'Leeds', pool: true })
    const file = await xlsx(
      ['Name', 'ID', 'availability', 'Purchase Price'],
      ['New name', id, 'sold', '£1,000.50'],
      ['Fresh', null, 1, 5],
    )
    expect((await send('upload-units', file)).json()).toBe(true)
    await server.settled()
    const [old, fresh] = await unitsOf()
    // Fields without a column stay as they are.
    expect(old).toMatchObject({
      id,
      name: 'New name',
      availability: 3,
      purchase_price_pence: 100_050,
      city: 'Leeds',
      pool: true,
      version: 2,
    })
    expect(fresh).toMatchObject({ name: 'Fresh', availability: 1, purchase_price_pence: 500 })
    expect(pushes()).toEqual(['property-refresh'])
    expect(await uploadsOf()).toEqual([{ state: 'done', last_error: null, original_name: 'units.xlsx' }])
  })

  test('one failing row prevents the import; only the sender gets the reason', async () => {
    const file = await xlsx(
      ['Name', 'Postcode', 'Purchase Price', 'Unit Type'],
      ['Good', 'BS1 4RB', 1, 'Duplex'],
      [null, null, null, null],
      ['Bad', 'nowhere', 1_000_000, 'Castle'],
    )
    expect((await send('upload-units', file)).json()).toBe(true)
    await server.settled()
    expect(await unitsOf()).toEqual([])
    const lastError =
      'Row 4, Postcode: This is not valid\nRow 4, Purchase Price: This is out of range\nRow 4, Unit Type: This is invalid'
    expect(server.pushed).toEqual([
      {
        event: 'property-error',
        payload: { projectId: project, lastError: expect.any(String) as string },
        userId: agent.userId,
      },
    ])
    const [upload] = await uploadsOf()
    expect(upload?.state).toBe('failed')
    expect(upload?.last_error?.split('\n').toSorted()).toEqual(lastError.split('\n').toSorted())
  })

  test('a unit of another project, an unknown one, and a repeated one are errors of their rows', async () => {
    const other = await insertProject(server.db)
    const [own, foreign] = [await unit('Own'), await insertHome(server.db, { project_id: other })]
    const file = await xlsx(
      ['ID', 'Name'],
      [foreign, 'A'],
      [own, 'B'],
      [own, 'C'],
      [2_000_000_000, 'D'],
      ['x', 'E'],
    )
    const { fails, failures } = await preview(file)
    expect(fails).toBe(4)
    expect(failures.map(({ line, column, reason }) => [line, column, reason])).toEqual([
      [2, 'ID', 'This unit does not belong to the project'],
      [4, 'ID', 'This unit is in the file twice'],
      [5, 'ID', 'This unit does not belong to the project'],
      [6, 'ID', 'This unit does not belong to the project'],
    ])
    await send('upload-units', file)
    await server.settled()
    expect((await unitsOf()).map(({ name }) => name)).toEqual(['Own'])
  })

  test('two concurrent uploads are imported one after the other', async () => {
    const id = await unit('Old')
    const files = await Promise.all(['A', 'B'].map((name) => xlsx(['ID', 'Name'], [id, name])))
    await Promise.all(files.map((file) => send('upload-units', file)))
    await server.settled()
    expect((await uploadsOf()).map(({ state }) => state)).toEqual(['done', 'done'])
    expect((await unitsOf())[0]?.version).toBe(3)
  })

  test('nothing is imported into a project deleted meanwhile', async () => {
    const file = await xlsx(['Name'], ['A'])
    await preview(file)
    const { id } = await server.db
      .updateTable('unit_upload')
      .set({ state: 'queued' })
      .where('project_id', '=', project)
      .returning('id')
      .executeTakeFirstOrThrow()
    await server.db.updateTable('project').set({ deleted_at: new Date() }).where('id', '=', project).execute()
    await server.context.change(null, (change) => change.enqueue('units.import', { uploadId: id }))
    await server.settled()
    expect((await uploadsOf())[0]).toMatchObject({
      state: 'failed',
      last_error: 'The project was deleted in the meantime.',
    })
  })
})

describe('preview', () => {
  test('returns what would change, and writes nothing; confirmed, it is imported once', async () => {
    const id = await unit('Old')
    const file = await xlsx(['ID', 'Name'], [id, 'New'], [null, 'Fresh'])
    const seen = await preview(file)
    expect(seen).toEqual({ id: seen.id, creates: 1, updates: 1, fails: 0, failures: [] })
    expect(await unitsOf()).toHaveLength(1)
    const other = await server.signIn(['properties-view', 'units-download'])
    expect((await post('confirm-units', project, { previewId: seen.id }, other)).json()).toBe(false)
    expect((await post('confirm-units', project, {})).json()).toEqual(fieldError('previewId', 'required'))
    expect((await post('confirm-units', project, { previewId: seen.id })).json()).toBe(true)
    expect((await post('confirm-units', project, { previewId: seen.id })).json()).toBe(false)
    await server.settled()
    expect((await unitsOf()).map(({ name }) => name)).toEqual(['New', 'Fresh'])
  })

  test('a newer preview replaces the former one', async () => {
    const first = await preview(await xlsx(['Name'], ['A']))
    await preview(await xlsx(['Name'], ['B']))
    expect((await post('confirm-units', project, { previewId: first.id })).json()).toBe(false)
  })

  test('failing rows are returned with their reasons, and accepted when corrected', async () => {
    const file = await xlsx(['Name', 'Postcode'], ['Good', 'BS1 4RB'], ['Bad', 'nowhere'], ['', 'BS1 4RB'])
    const seen = await preview(file)
    expect(seen).toMatchObject({ creates: 1, fails: 2 })
    expect(seen.failures).toEqual([
      {
        line: 3,
        column: 'Postcode',
        value: 'nowhere',
        reason: 'This is not valid',
        accepts: 'A postcode such as LS1 4AP',
      },
      { line: 4, column: 'Name', value: '', reason: 'This is required' },
    ])
    const back = await post('failed-units', project, { previewId: seen.id })
    expect(back.headers['content-disposition']).toContain('Failed-units.xlsx')
    expect(await rowsOf(back.rawPayload)).toEqual([
      { Name: 'Bad', Postcode: 'nowhere', Reason: 'Row 3, Postcode: This is not valid' },
      { Name: '', Postcode: 'BS1 4RB', Reason: 'Row 4, Name: This is required' },
    ])
    const mended = await xlsx(
      ['Name', 'Postcode', 'Reason'],
      ['Bad', 'BS1 4RB', 'Row 3, Postcode: This is not valid'],
    )
    expect(await preview(mended)).toMatchObject({ creates: 1, fails: 0 })
  })
})

const deflated = promisify<Buffer, Buffer>(deflateRaw)

describe('files that are not spreadsheets of units', () => {
  test('422 by kind and size', async () => {
    const cases: [string, Buffer | string, string][] = [
      ['units.xls', 'x', 'pattern'],
      ['units.txt', 'Name\nA', 'pattern'],
      ['units.xlsx.exe', 'x', 'pattern'],
      ['xlsx', 'x', 'pattern'],
      ['units.csv', Buffer.alloc(SHEET_MAX_BYTES + 1, 'a'), 'max'],
    ]
    for (const [name, bytes, error] of cases) {
      const response = await send('upload-units', bytes, name)
      expect([name, response.statusCode, response.json()]).toEqual([name, 422, fieldError('upload', error)])
    }
    const none = await sendForm(server, agent, `/projects/${project}/upload-units`)
    expect(none.json()).toEqual(fieldError('upload', 'required'))
    expect(await uploadsOf()).toEqual([])
  })

  test('blank lines of a text file count as rows, but import nothing', async () => {
    const seen = await preview('\uFEFFName,Postcode\r\n\r\n,\r\nA,nowhere\r\n\r\nB\r\n\r\n', 'units.csv')
    expect(seen).toMatchObject({ creates: 1, failures: [{ line: 4, column: 'Postcode' }] })
  })

  test('10 MB are accepted', async () => {
    const line = `A,${'x'.repeat(LONG_TEXT_MAX)}\n`
    const head = 'Name,Plot Description\n'
    const rows = Math.floor((SHEET_MAX_BYTES - head.length) / line.length)
    const text = head + line.repeat(rows)
    const padded = text + '\n'.repeat(SHEET_MAX_BYTES - text.length)
    expect(Buffer.byteLength(padded)).toBe(SHEET_MAX_BYTES)
    expect(await preview(padded, 'units.csv')).toMatchObject({ creates: rows })
  })

  test('false for an unreadable file, and the server stays responsive', async () => {
    const good = await xlsx(['Name'], ['A'])
    // In threads of their own: this test runs in the server's process, which would reject calls for seconds.
    const zeros = await deflated(Buffer.alloc(128 * 1024 * 1024))
    const bomb = zip('xl/worksheets/sheet1.xml', zeros, 128 * 1024 * 1024)
    const liar = zip('xl/worksheets/sheet1.xml', zeros, 1000)
    const cases: [string, Buffer | string, string][] = [
      ['an old xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'a.xlsx'],
      ['nothing', '', 'a.xlsx'],
      ['nothing at all in text', '', 'a.csv'],
      ['half a file', good.subarray(0, good.length / 2), 'a.xlsx'],
      ['a bomb', bomb, 'a.xlsx'],
      ['a lie about its size', liar, 'a.xlsx'],
      ['a zip of something else', zip('hello.txt', deflateRawSync(Buffer.from('hello')), 5), 'a.xlsx'],
    ]
    for (const [what, bytes, name] of cases) {
      const response = await send('preview-units', bytes, name)
      expect([what, response.statusCode, response.json()]).toEqual([what, 200, false])
    }
    expect((await send('upload-units', bomb, 'a.xlsx')).json()).toBe(false)
    expect(await uploadsOf()).toEqual([])
    expect(await preview(good)).toMatchObject({ creates: 1 })
  })

  test('the header alone is a spreadsheet without units', async () => {
    expect(await preview(await xlsx(HEADER))).toMatchObject({ creates: 0, updates: 0, fails: 0 })
  })
})

/** A ZIP file of one entry that declares this unpacked size. */
function zip(name: string, packed: Buffer, unpackedSize: number): Buffer {
  const common = Buffer.alloc(26)
  common.writeUInt16LE(20, 0)
  common.writeUInt16LE(8, 4)
  common.writeUInt32LE(packed.length, 14)
  common.writeUInt32LE(unpackedSize, 18)
  common.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), packed])
  const entry = Buffer.concat([
    Buffer.from('PK\u0001\u0002\u0014\u0000'),
    common,
    Buffer.alloc(14),
    Buffer.from(name),
  ])
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, entry, end])
}
