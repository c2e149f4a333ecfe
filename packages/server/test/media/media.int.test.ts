import fs from 'node:fs'
import path from 'node:path'
import { deflateSync, crc32 } from 'node:zlib'
import type { Media } from '@latchkey/domain/media/media.contract'
import { IMAGE_MAX_BYTES } from '@latchkey/domain/media/media.limits'
import { pictureUrl } from '@latchkey/domain/media/media-pictures'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { anonymous } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import type { SignedIn } from '../_people.ts'
import { picture, sendForm, type Part } from '../_pictures.ts'
import { fieldError } from '../_staff.ts'

const server = await serverOfFile()
const person = await server.signIn([])
const jpeg = await picture({ width: 60, height: 40 })

const send = (...parts: Part[]) => sendForm(server, person, '/media/upload-image', ...parts)
const upload = (bytes: Buffer | string, fileName = 'house.jpg') => send({ name: 'upload', fileName, bytes })
const filesKept = () => {
  const folder = path.join(server.context.config.dataDir, 'media')
  return fs.existsSync(folder) ? fs.readdirSync(folder).length : 0
}

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A PNG that declares its size but has hardly any content. */
function hollowPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

// Trailing bytes belong to the file, but to no pixel.
const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)])

test('401 without sign-in, 415 for a body that is not multipart', async () => {
  const url = '/media/upload-image'
  const form = await sendForm(server, null, url, { name: 'upload', fileName: 'a.jpg', bytes: jpeg })
  expect(form.statusCode).toBe(401)
  expect((await anonymous(server).post(url, {})).statusCode).toBe(401)
  const json = await server.app.inject({
    method: 'POST',
    url: '/api/media/upload-image',
    headers: person.headers,
    payload: {},
  })
  expect(json.statusCode).toBe(415)
})

test('422 under the field, and nothing is stored', async () => {
  const before = filesKept()
  const cases: [string, Part[], string][] = [
    ['nothing', [], 'required'],
    ['another field', [{ name: 'file', fileName: 'a.jpg', bytes: jpeg }], 'required'],
    ['two files', [1, 2].map(() => ({ name: 'upload', fileName: 'a.jpg', bytes: jpeg })), 'invalid'],
    ['no bytes', [{ name: 'upload', fileName: 'a.jpg', bytes: '' }], 'pattern'],
    ['a gif', [{ name: 'upload', fileName: 'a.gif', bytes: await picture({ format: 'gif' }) }], 'pattern'],
    [
      'a gif named png',
      [{ name: 'upload', fileName: 'a.png', bytes: await picture({ format: 'gif' }) }],
      'pattern',
    ],
    [
      'an svg',
      [{ name: 'upload', fileName: 'a.svg', bytes: '<svg xmlns="http://www.w3.org/2000/svg"/>' }],
      'pattern',
    ],
    [
      'an svg named png',
      [{ name: 'upload', fileName: 'a.png', bytes: '<svg xmlns="http://www.w3.org/2000/svg"/>' }],
      'pattern',
    ],
    ['a program named png', [{ name: 'upload', fileName: 'a.png', bytes: 'MZ\u0090\u0000' }], 'pattern'],
    ['no ending', [{ name: 'upload', fileName: 'jpg', bytes: 'x' }], 'pattern'],
    ['half a jpeg', [{ name: 'upload', fileName: 'a.jpg', bytes: jpeg.subarray(0, 400) }], 'pattern'],
    [
      '2.5 thousand million pixels',
      [{ name: 'upload', fileName: 'a.png', bytes: hollowPng(50_000, 50_000) }],
      'max',
    ],
  ]
  for (const [what, parts, name] of cases) {
    const response = await send(...parts)
    expect([what, response.statusCode, response.json()]).toEqual([what, 422, fieldError('upload', name)])
  }
  expect(filesKept()).toBe(before)
})

test('10 MB are accepted, one byte more is not', async () => {
  expect((await upload(padded(IMAGE_MAX_BYTES))).statusCode).toBe(200)
  expect((await upload(padded(IMAGE_MAX_BYTES + 1))).json()).toEqual(fieldError('upload', 'max'))
})

test('a picture is encoded in every size, without metadata, under a random name', async () => {
  const response = await upload(await picture({ width: 2400, height: 1800 }), 'C:\\Users\\me\\HOUSE.JPG')
  expect(response.statusCode).toBe(200)
  const media = response.json<Media>()
  expect(media).toEqual({
    id: media.id,
    location: expect.stringMatching(/^\/media\/[\w-]{32}\.webp$/),
    externalUrl: null,
    originalName: 'HOUSE.JPG',
  })
  const sizes = await Promise.all(
    ([undefined, 'gallery', 'card'] as const).map(async (size) => {
      const file = await server.app.inject(pictureUrl(media, size) ?? '')
      expect(file.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      const { width, height, exif } = await sharp(file.rawPayload).metadata()
      expect(exif).toBeUndefined()
      return [width, height]
    }),
  )
  expect(sizes).toEqual([
    [1920, 1440],
    [960, 720],
    [480, 360],
  ])
  const row = await server.db
    .selectFrom('media')
    .selectAll()
    .where('id', '=', media.id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ uploaded_by: person.userId, content_type: 'image/webp', width: 1920 })
})

test('a JPEG named .png is accepted; a small one is not enlarged', async () => {
  const media = (await upload(await picture({ width: 60, height: 40 }), 'small.PNG')).json<Media>()
  const file = await server.app.inject(pictureUrl(media, 'card') ?? '')
  expect((await sharp(file.rawPayload).metadata()).width).toBe(60)
})

test.each(['photo.jfif', 'scan.JPE', 'photo.pjpeg'])('a JPEG may be called %s', async (name) => {
  expect((await upload(jpeg, name)).json<Media>().originalName).toBe(name)
})

test('a picture far taller than wide is drawn within the height that WebP has', async () => {
  const media = (await upload(await picture({ width: 100, height: 20_000 }))).json<Media>()
  const file = await server.app.inject(pictureUrl(media) ?? '')
  expect((await sharp(file.rawPayload).metadata()).height).toBe(16_383)
})

test.each(['a\u0000b.jpg', `${'é'.repeat(300)}👍.jpg`, '\u200b\ufffe.jpg'])(
  'no name of a file is an error of the server: %j',
  async (name) => {
    expect((await upload(jpeg, name)).statusCode).toBe(200)
  },
)

test('pictures are rotated by their orientation', async () => {
  const turned = await sharp(jpeg).withMetadata({ orientation: 6 }).toBuffer()
  const media = (await upload(turned)).json<Media>()
  const { width, height } = await sharp((await server.app.inject(media.location ?? '')).rawPayload).metadata()
  expect([width, height]).toEqual([40, 60])
})

test('other files of the folder are not served', async () => {
  const folder = path.join(server.context.config.dataDir, 'media')
  fs.writeFileSync(path.join(folder, 'notes.txt'), 'x')
  for (const name of ['notes.txt', '..%2foutbox', 'x.webp']) {
    expect([name, (await server.app.inject(`/media/${name}`)).statusCode]).toEqual([name, 404])
  }
})

test('429 above the limit of uploads, which is higher with the permission for homes', async () => {
  const [guest, agent] = [await server.signIn([]), await server.signIn(['properties-view'])]
  const small = await picture({ width: 40, height: 30 })
  const sendAs = (who: SignedIn) =>
    sendForm(server, who, '/media/upload-image', { name: 'upload', fileName: 'a.jpg', bytes: small })
  for (let turn = 0; turn < 20; turn += 1) expect((await sendAs(guest)).statusCode).toBe(200)
  const kept = filesKept()
  const rejected = await sendAs(guest)
  expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([429, '3600'])
  expect(filesKept()).toBe(kept)
  for (let turn = 0; turn < 21; turn += 1) expect((await sendAs(agent)).statusCode).toBe(200)
})

test('503 when the queue of pictures is full', async () => {
  const agent = await server.signIn(['properties-view'])
  const small = await picture({ width: 40, height: 30 })
  const sendSmall = () =>
    sendForm(server, agent, '/media/upload-image', { name: 'upload', fileName: 'a.jpg', bytes: small })
  const responses = await Promise.all(Array.from({ length: 60 }, sendSmall))
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]))
  expect(responses.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(33)
  expect((await sendSmall()).statusCode).toBe(200)
})

test('400 for a truncated form', async () => {
  const { headers } = await server.signIn([])
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/media/upload-image',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' },
    payload: '--b\r\ncontent-disposition: form-data; name="upload"; filename="a.png"\r\n\r\nx',
  })
  expect(response.statusCode).toBe(400)
})
