import fs from 'node:fs'
import path from 'node:path'
import type { Media } from '@latchkey/domain/media/media.contract'
import { pictureUrl } from '@latchkey/domain/media/media-pictures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MediaStore } from '../../src/media/media.store.ts'
import { openMediaStore, type StoreSettings } from '../../src/media/open-media-store.ts'
import { startTestServer, type TestServer } from '../_harness.ts'
import { picture, sendForm } from '../_pictures.ts'
import { startS3Peer, type S3Peer } from '../_s3-peer.ts'

let peer: S3Peer
let settings: StoreSettings
let store: MediaStore
let server: TestServer
beforeAll(async () => {
  peer = await startS3Peer()
  server = await startTestServer({ config: peer.settings })
  settings = server.context.config
  store = openMediaStore(settings)
})
afterAll(async () => {
  await server.close()
  await peer.close()
})

test('a file is stored, read and deleted', async () => {
  const bytes = Buffer.from([0, 1, 2, 255])
  await store.put('a-b_c.webp', bytes)
  expect(Buffer.from((await store.read('a-b_c.webp')) ?? [])).toEqual(bytes)
  await store.remove('a-b_c.webp')
  await store.remove('a-b_c.webp')
  expect(await store.read('a-b_c.webp')).toBeNull()
})

test('an error of the store is reported', async () => {
  const wrong = openMediaStore({
    ...settings,
    mediaUrl: settings.mediaUrl?.replace('pictures', 'nowhere') ?? null,
  })
  await expect(wrong.put('a.webp', Buffer.from('x'))).rejects.toThrow(/would not keep a\.webp: 404/)
})

test('an uploaded picture is stored and served in every size', async () => {
  const person = await server.signIn([])
  const file = { name: 'upload', fileName: 'a.jpg', bytes: await picture({ width: 60, height: 40 }) }
  const response = await sendForm(server, person, '/media/upload-image', file)
  const media = response.json<Media>()
  for (const size of [undefined, 'gallery', 'card'] as const) {
    const found = await server.app.inject(pictureUrl(media, size) ?? '')
    expect([found.statusCode, found.headers['content-type']]).toEqual([200, 'image/webp'])
  }
  expect(fs.existsSync(path.join(server.context.config.dataDir, 'media'))).toBe(false)
})

test('503 for an upload while the store is unreachable', async () => {
  const away = await startS3Peer()
  await away.close()
  const alone = await startTestServer({ config: away.settings })
  const person = await alone.signIn([])
  const file = { name: 'upload', fileName: 'a.jpg', bytes: await picture({ width: 60, height: 40 }) }
  const response = await sendForm(alone, person, '/media/upload-image', file)
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
  expect(response.json()).toEqual({
    error: 'unavailable',
    message: 'A service that this needs cannot be reached just now. Please try again in a moment.',
  })
  await alone.close()
})
