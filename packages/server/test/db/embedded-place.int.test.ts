import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { placeFor } from '../../src/db/embedded/place.ts'
import { startEmbedded } from '../../src/db/embedded/embedded.ts'
import { openFolder } from '../_embedded-folders.ts'

/** Only root runs PostgreSQL under another account, which may lack access. */
const isRoot = process.getuid?.() === 0

let parent: string
let sharedRoot: string
/** Only its owner can enter it, as with `mktemp -d`. */
let closed: string

beforeAll(() => {
  parent = openFolder('place')
})
afterAll(() => fs.rmSync(parent, { recursive: true }))
beforeEach(() => {
  const own = fs.mkdtempSync(path.join(parent, 't-'))
  fs.chmodSync(own, 0o711)
  sharedRoot = path.join(own, 'shared')
  closed = path.join(own, 'closed')
  fs.mkdirSync(closed, { mode: 0o700 })
})

const place = (dataDir: string) => placeFor(dataDir, sharedRoot)

/** The result, or the message of the error. */
function outcomeOf(call: () => string): string {
  try {
    return call()
  } catch (error) {
    return String(error)
  }
}

test('a data directory that PostgreSQL’s account can enter contains the database', () => {
  const dataDir = path.join(parent, 'open')
  expect(place(dataDir)).toMatchObject({ folder: path.join(dataDir, 'database'), note: null })
})

test('with a closed folder the database is elsewhere, and a note says where', async () => {
  const dataDir = path.join(closed, '.data')
  const database = await startEmbedded(dataDir, { sharedRoot })
  const { host } = database.connection
  await database.stop()
  expect(path.dirname(host)).toBe(isRoot ? sharedRoot : dataDir)
  expect(database.note?.includes(host) ?? false).toBe(isRoot)
  expect(fs.existsSync(path.join(dataDir, 'database-location'))).toBe(isRoot)
  expect(place(dataDir).folder).toBe(host)
})

test('a moved data directory keeps its database, a copied one gets a new one', () => {
  const dataDir = path.join(closed, '.data')
  const first = place(dataDir).folder
  const copy = path.join(closed, 'copy')
  fs.cpSync(dataDir, copy, { recursive: true })
  expect(place(copy).folder).not.toBe(first)
  const moved = path.join(closed, 'moved')
  fs.renameSync(dataDir, moved)
  expect(place(moved).folder).toBe(isRoot ? first : path.join(moved, 'database'))
})

test.runIf(isRoot)('the name of a moved data directory replaces the old one whole', () => {
  const dataDir = path.join(closed, '.data')
  const nameFile = path.join(place(dataDir).folder, 'data-directory')
  const old = `${nameFile}.old`
  fs.linkSync(nameFile, old)
  const moved = path.join(closed, 'moved')
  fs.renameSync(dataDir, moved)
  place(moved)
  expect(fs.readFileSync(nameFile, 'utf8')).toBe(`${moved}\n`)
  expect(fs.readFileSync(old, 'utf8')).toBe(`${dataDir}\n`)
})

test('a data directory keeps its database by whatever path it is reached', () => {
  const dataDir = path.join(closed, '.data')
  const first = place(dataDir).folder
  fs.symlinkSync(dataDir, path.join(closed, 'link'))
  expect(place(path.join(closed, 'link')).folder).toBe(first)
  expect(place(dataDir).folder).toBe(first)
})

test('a database that is kept elsewhere and is missing is not replaced by an empty one', () => {
  const dataDir = path.join(closed, '.data')
  const first = place(dataDir).folder
  fs.rmSync(first, { recursive: true })
  expect(outcomeOf(() => place(dataDir).folder)).toMatch(
    isRoot ? /is in .*, which is not there: bring that folder back/ : /\/database$/,
  )
})

test('a database that became inaccessible is not replaced by an empty one', () => {
  fs.chmodSync(closed, 0o711)
  const dataDir = path.join(closed, '.data')
  fs.mkdirSync(path.join(place(dataDir).folder, 'cluster'))
  fs.chmodSync(closed, 0o700)
  expect(outcomeOf(() => place(dataDir).folder)).toMatch(
    isRoot ? /cannot be reached by its account/ : /\/database$/,
  )
})

test('a path that is too long for a socket is reported in a sentence', () => {
  const dataDir = path.join(parent, 'x'.repeat(100))
  expect(() => place(dataDir)).toThrow(/^DATA_DIR is too long: .*103\. Set DATA_DIR to a shorter path\.$/)
})
