import type { Brand, Office } from '@latchkey/domain/office/office.contract'
import { DEFAULT_HOURS } from '@latchkey/domain/office/office-hours'
import { EMPTY_OFFICE } from '@latchkey/domain/office/office.fixtures'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { sweepPictures } from '../../src/media/media.sweep.ts'
import { openMediaStore } from '../../src/media/open-media-store.ts'
import { mailCount, mailsAfter } from '../_mails.ts'
import { caller, anonymous, type Caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertMedia } from '../_homes.ts'
import { pushesOf, fieldError } from '../_staff.ts'

const server = await serverOfFile()
const manager = await caller(server, 'settings-manage')
beforeEach(() =>
  server.db
    .updateTable('office')
    .set({ agency_name: null, logo_id: null, main_colour: null, accent_colour: null, version: 1 })
    .set({ reply_address: null, phone: null, hours: null, warn_hours: null, target_hours: null })
    .set({ time_step: null, strict_records: false })
    .execute(),
)

const BODY = {
  agencyName: 'Harbour & Vale',
  mainColour: '#0f4c81',
  accentColour: '#f2a900',
  replyAddress: 'hello@harbourvale.example',
  phone: '0117 496 0123',
}
const post = (body: object) => manager.post('/settings/office', body)
/** The stored bank holidays. */
const seeded = async () => (await read()).holidays
const read = async (who: Pick<Caller, 'get'> = manager) => (await who.get('/settings/office')).json<Office>()

const brand = async () => (await anonymous(server).get('/settings/brand')).json<Brand>()

test('401 and 403: reading needs a session, writing the permission', async () => {
  const outsider = await caller(server, 'enquiries-view')
  expect((await anonymous(server).get('/settings/office')).statusCode).toBe(401)
  expect((await anonymous(server).post('/settings/office', BODY)).statusCode).toBe(401)
  expect((await outsider.post('/settings/office', BODY)).statusCode).toBe(403)
  expect(await read(outsider)).toEqual({ ...EMPTY_OFFICE, holidays: await seeded() })
})

describe('POST /settings/office', () => {
  test('200: saved, pushed to everyone and audited', async () => {
    const pushes = pushesOf(server)
    const logoId = await insertMedia(server.db)
    const response = await manager.post('/settings/office', {
      ...BODY,
      agencyName: '  Harbour & Vale ',
      mainColour: '0F4C81',
      logoId,
      version: 1,
    })
    expect([response.statusCode, response.json()]).toEqual([200, true])
    expect(await read()).toMatchObject({ ...BODY, logoId, logo: { id: logoId }, version: 2 })
    expect(pushes()).toEqual(['settings-refresh'])
    const line = await server.db
      .selectFrom('audit')
      .select(['action', 'entity', 'entity_id', 'user_id', 'changes'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(line).toMatchObject({
      action: 'settings.update',
      entity: 'office',
      entity_id: null,
      user_id: manager.userId,
    })
    expect(line.changes).toContainEqual({ field: 'mainColour', from: null, to: '#0f4c81' })
  })

  test('422 with all failing fields, and nothing changes', async () => {
    const pushes = pushesOf(server)
    const response = await manager.post('/settings/office', {
      ...BODY,
      logoId: 999_999,
      mainColour: 'green',
      replyAddress: 'hello',
      phone: '12',
    })
    expect(response.statusCode).toBe(422)
    expect(response.json()).toEqual([
      ...fieldError('logoId', 'enumerable'),
      ...fieldError('mainColour', 'pattern'),
      ...fieldError('replyAddress', 'email'),
      ...fieldError('phone', 'pattern'),
    ])
    expect([await read(), pushes()]).toEqual([{ ...EMPTY_OFFICE, holidays: await seeded() }, []])
  })

  test('409 for an older version', async () => {
    await manager.post('/settings/office', { ...BODY, version: 1 })
    const late = await manager.post('/settings/office', { agencyName: 'Late', version: 1 })
    expect([late.statusCode, late.json()]).toMatchObject([409, { error: 'conflict' }])
    expect((await read()).agencyName).toBe('Harbour & Vale')
  })

  test('of two concurrent saves one gets 409', async () => {
    const both = await Promise.all(
      ['One', 'Other'].map((agencyName) => manager.post('/settings/office', { agencyName, version: 1 })),
    )
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
  })
})

describe('the step of times', () => {
  test('is a quarter of an hour by default, and part of the brand', async () => {
    expect((await read()).timeStep).toBe(15)
    expect((await post({ timeStep: 10 })).json()).toBe(true)
    expect(await read()).toMatchObject({ agencyName: null, timeStep: 10 })
    expect((await anonymous(server).get('/settings/brand')).json<Brand>().timeStep).toBe(10)
  })

  test.each([7, 'x'])('422 for %j', async (timeStep) => {
    expect((await post({ timeStep })).json()).toEqual(fieldError('timeStep', 'enumerable'))
    expect((await read()).timeStep).toBe(15)
  })
})

describe('strict records', () => {
  test('are off until chosen, part of the brand, and stay as they were when left out', async () => {
    expect((await read()).strictRecords).toBe(false)
    expect((await post({ strictRecords: true })).json()).toBe(true)
    expect([(await read()).strictRecords, (await brand()).strictRecords]).toEqual([true, true])
    expect((await post({ agencyName: 'Vale' })).json()).toBe(true)
    expect((await read()).strictRecords).toBe(true)
    expect((await post({ strictRecords: false })).json()).toBe(true)
    expect((await brand()).strictRecords).toBe(false)
  })

  test.each(['yes', 2, null, []])('422 for %j', async (strictRecords) => {
    expect((await post({ strictRecords })).json()).toEqual(fieldError('strictRecords', 'invalid'))
    expect((await read()).strictRecords).toBe(false)
  })
})

describe('GET /settings/brand', () => {
  test('is public, without the reply address', async () => {
    await manager.post('/settings/office', BODY)
    const response = await anonymous(server).get('/settings/brand')
    const { replyAddress: _address, ...shown } = BODY
    expect(response.json<Brand>()).toEqual({
      ...shown,
      phoneAddress: 'tel:+441174960123',
      logo: null,
      timeStep: 15,
      strictRecords: false,
    })
    expect(response.headers['cache-control']).toBe('public, no-cache')
  })

  test.each(['07700 900123', '447700900123', '+44 7700 900123'])(
    'dials the phone %j from everywhere',
    async (phone) => {
      await manager.post('/settings/office', { ...BODY, phone })
      expect(await brand()).toMatchObject({ phone, phoneAddress: 'tel:+447700900123' })
    },
  )

  test('304 for a client with the current version', async () => {
    const url = '/api/settings/brand'
    const { etag } = (await server.app.inject({ url })).headers
    const headers = { 'if-none-match': String(etag) }
    const again = await server.app.inject({ url, headers })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    // As by a server before the brand had the address of its phone.
    const former = { 'if-none-match': `"office-${(await read()).version}"` }
    expect((await server.app.inject({ url, headers: former })).statusCode).toBe(200)
    await manager.post('/settings/office', BODY)
    expect((await server.app.inject({ url, headers })).statusCode).toBe(200)
  })
})

test('the sweep keeps the logo, and deletes the former one', async () => {
  const [old, logoId] = [await insertMedia(server.db), await insertMedia(server.db)]
  await manager.post('/settings/office', { ...BODY, logoId: old })
  await manager.post('/settings/office', { ...BODY, logoId })
  await sweepPictures(server.context, new Date(server.clock.now + 1000))
  const left = await server.db.selectFrom('media').select('id').where('id', 'in', [old, logoId]).execute()
  expect(left).toEqual([{ id: logoId }])
})

test('mails have the agency’s name, logo and reply address', async () => {
  const logoId = await insertMedia(server.db)
  const webp = await sharp({ create: { width: 960, height: 200, channels: 3, background: '#0f4c81' } })
    .webp()
    .toBuffer()
  await openMediaStore(server.context.config).put(`${'x'.repeat(32)}.webp`, webp)
  await manager.post('/settings/office', { ...BODY, logoId })
  const before = await mailCount(server)
  await anonymous(server).post('/users/request-password-reset', { email: manager.username })
  const [mail] = await mailsAfter(server, before)
  expect(mail?.from).toMatchObject({
    name: 'Harbour & Vale',
    address: server.context.config.mail.from.address,
  })
  expect(mail?.replyTo).toMatchObject([{ address: 'hello@harbourvale.example' }])
  const [logo] = mail?.attachments ?? []
  expect(mail?.html).toContain(`<img src="cid:${logo?.contentId?.slice(1, -1)}"`)
  expect(await sharp(Buffer.from(logo?.content as ArrayBuffer)).metadata()).toMatchObject({
    format: 'png',
    width: 480,
    height: 100,
  })
  expect(mail?.html).toContain('background:#0f4c81')
})

test('an unreadable logo is left out, and the mail is sent', async () => {
  const logoId = await insertMedia(server.db)
  await openMediaStore(server.context.config).put(`${'x'.repeat(32)}.webp`, Buffer.from('no picture'))
  await manager.post('/settings/office', { ...BODY, logoId })
  const before = await mailCount(server)
  await anonymous(server).post('/users/request-password-reset', { email: manager.username })
  const [mail] = await mailsAfter(server, before)
  expect([mail?.html?.includes('<img'), mail?.attachments]).toEqual([false, []])
})

test('without settings mails are unbranded', async () => {
  const before = await mailCount(server)
  await anonymous(server).post('/users/request-password-reset', { email: manager.username })
  const [mail] = await mailsAfter(server, before)
  expect(mail?.from).toMatchObject(server.context.config.mail.from)
  expect([mail?.replyTo, mail?.html?.includes('<img')]).toEqual([undefined, false])
})

describe('opening hours and targets', () => {
  const HOURS = DEFAULT_HOURS.map((hours) => ({ ...hours, from: '08:30' }))

  test('the defaults, and the bank holidays of three years', async () => {
    const { hours, holidays, warnHours, targetHours } = await read()
    expect([hours, warnHours, targetHours]).toEqual([DEFAULT_HOURS, 2, 4])
    for (const year of ['2026', '2027', '2028'])
      expect(holidays.filter(({ on }) => on.startsWith(year))).toHaveLength(8)
    expect(holidays).toContainEqual({ on: '2027-12-27', name: 'Christmas Day (substitute day)' })
  })

  test('saving them keeps the agency’s settings, and the reverse', async () => {
    await post({ ...BODY, version: 1 })
    const before = await read()
    const holidays = [...before.holidays, { on: '2028-12-27', name: ' Staff outing ' }]
    const response = await post({ hours: HOURS, holidays, warnHours: 0.5, targetHours: 80, version: 2 })
    expect(response.json()).toBe(true)
    expect(await read()).toMatchObject({ ...BODY, hours: HOURS, warnHours: 0.5, targetHours: 80 })
    expect((await read()).holidays.at(-1)).toEqual({ on: '2028-12-27', name: 'Staff outing' })
    await post({ agencyName: 'Vale', version: 3 })
    expect(await read()).toMatchObject({ agencyName: 'Vale', phone: BODY.phone, hours: HOURS })
    const line = await server.db
      .selectFrom('audit')
      .select('changes')
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(line[1]?.changes?.map(({ field }) => field)).toEqual([
      'warnHours',
      'targetHours',
      'hours',
      'holidays',
    ])
    expect((await post({ warnHours: 1, version: 3 })).statusCode).toBe(409)
    expect((await post({ holidays: before.holidays })).statusCode).toBe(200)
  })

  test.each([
    [
      {
        hours: HOURS.map((hours) => ({ ...hours, to: '08:30' }))
          .slice(0, 1)
          .concat(HOURS.slice(1)),
      },
      'hours.0.to',
      'range',
    ],
    [{ hours: HOURS.slice(1) }, 'hours', 'required'],
    [{ hours: HOURS.map((hours) => ({ ...hours, open: false })) }, 'hours', 'required'],
    [{ hours: 'always' }, 'hours', 'invalid'],
    [{ targetHours: null }, 'targetHours', 'range'],
  ])('422 for %j', async (body, attribute, name) => {
    const before = await read()
    expect((await post(body)).json()).toEqual(fieldError(attribute, name))
    expect(await read()).toEqual(before)
  })
})
