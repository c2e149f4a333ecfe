import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeDurably } from '../platform/durable-files.ts'
import { mediaFolder, openMediaFiles } from './media.files.ts'

let dataDir: string
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'latchkey-media-'))
})
afterEach(() => fs.rmSync(dataDir, { recursive: true }))

const bytes = new TextEncoder().encode('picture')

test('a picture is kept whole under a name nobody can guess', async () => {
  const files = openMediaFiles({ dataDir, mediaUrl: null })
  const [one, two] = await Promise.all([files.put(bytes, 'jpg'), files.put(bytes, 'jpg')])
  expect(one).toMatch(/^\/media\/[A-Za-z0-9_-]{32}\.jpg$/)
  expect(two).not.toBe(one)
  expect(fs.readFileSync(path.join(dataDir, one), 'utf8')).toBe('picture')
  expect(fs.readdirSync(mediaFolder({ dataDir }))).toHaveLength(2)
})

test('a write that was cut short stands in nobody’s way', async () => {
  const file = path.join(dataDir, 'same')
  fs.writeFileSync(`${file}.part`, 'ha')
  await Promise.all([writeDurably(file, 'whole'), writeDurably(file, 'whole')])
  expect(fs.readFileSync(file, 'utf8')).toBe('whole')
  expect(fs.readdirSync(dataDir).toSorted()).toEqual(['same', 'same.part'])
})

test('a picture is removed once, and nothing that is no picture ever', async () => {
  const files = openMediaFiles({ dataDir, mediaUrl: null })
  const location = await files.put(bytes, 'png')
  await files.remove(location)
  await files.remove(location)
  expect(fs.readdirSync(mediaFolder({ dataDir }))).toEqual([])
  await expect(files.remove('/media/../outbox.eml')).rejects.toThrow('not the address')
})

test('a store that is not there is told at the start', () => {
  expect(() => openMediaFiles({ dataDir, mediaUrl: 's3://bucket' })).toThrow(/^MEDIA_URL is set/)
})
