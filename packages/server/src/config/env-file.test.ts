import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadEnvFile } from './env-file.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lk-env-'))
  file = path.join(folder, '.env')
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

const TEXT = 'LK_ONE=first\nLK_TWO="a # b" # comment\n'

function load(content: string | Buffer, environment: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  fs.writeFileSync(file, content)
  loadEnvFile(file, environment)
  return environment
}

test.each([
  ['', Buffer.from(TEXT)],
  [' after a byte order mark', Buffer.from(`\u{FEFF}${TEXT}`)],
])('settings are read%s', (_how, content) => {
  expect(load(content)).toEqual({ LK_ONE: 'first', LK_TWO: 'a # b' })
})

test('the environment takes precedence, and the names of the file are returned', () => {
  const environment = { LK_ONE: 'of the environment' }
  expect(load(TEXT, environment)).toEqual({ LK_ONE: 'of the environment', LK_TWO: 'a # b' })
  expect(loadEnvFile(file, environment)).toEqual(['LK_ONE', 'LK_TWO'])
})

test('a missing file has no settings', () => {
  expect(loadEnvFile(file, {})).toEqual([])
})

test('a folder in its place is named', () => {
  expect(() => loadEnvFile(folder, {})).toThrow(
    `${folder} cannot be read; expected a file that this account may read.`,
  )
})

test.each([
  ['with a mark', Buffer.from(`\u{FEFF}${TEXT}`, 'utf16le')],
  ['with the mark of the other order', Buffer.from(`\u{FEFF}${TEXT}`, 'utf16le').swap16()],
  ['without a mark', Buffer.from(TEXT, 'utf16le')],
])('UTF-16 %s is rejected by name', (_how, content) => {
  expect(() => load(content)).toThrow(`${file} is encoded as UTF-16: save it as UTF-8.`)
})

test('another encoding is rejected', () => {
  expect(() => load(Buffer.from('LK_ONE=caf\u{E9}', 'latin1'))).toThrow(
    `${file} is not encoded as UTF-8: save it as UTF-8.`,
  )
})

test.each(['LK_ONE=pa#ss', 'A=b\n  export LK_ONE = one two#three # four', 'LK_ONE=a b#'])(
  'a value that a # would cut is rejected: %j',
  (content) => {
    expect(() => load(content)).toThrow(
      `${file} gives LK_ONE a value with a #, which begins a comment there: put the value in quotation marks.`,
    )
  },
)

test.each([
  'LK_ONE="pa#ss"',
  'LK_ONE=first # a#comment',
  'LK_ONE=#nothing',
  '# LK_ONE=pa#ss',
  'LK_ONE=\nB=c # d',
])('a comment is none: %j', (content) => {
  expect(() => load(content)).not.toThrow()
})
