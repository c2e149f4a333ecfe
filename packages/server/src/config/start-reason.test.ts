import fs from 'node:fs'
import { expect, test } from 'vitest'
import { StartProblem } from './start-problem.ts'
import { startReason } from './start-reason.ts'

const failure = (facts: object) => Object.assign(new Error('no\nsecond line'), facts)

test.each([
  [new StartProblem('PORT is taken.'), 'PORT is taken.'],
  [new Error('something new\n  and more'), 'Latchkey could not start: something new'],
  ['a text', 'Latchkey could not start: a text'],
  [
    failure({ code: 'ENOSPC', syscall: 'copyfile', path: '/code/postgres', dest: '/srv/data/postgres' }),
    '/srv/data/postgres cannot be used: its disk is full; make room there, or set DATA_DIR to a folder on another disk.',
  ],
  [
    failure({ code: 'EACCES', syscall: 'mkdir', path: '/srv/data' }),
    '/srv/data cannot be used: this account may not use it; give it the folder (chown), or set DATA_DIR to another one.',
  ],
  [
    failure({ code: 'ENOENT', syscall: 'mkdir', path: '/srv/data' }),
    '/srv/data cannot be used: it is on a read-only file system; set DATA_DIR to a folder that can be written.',
  ],
  [
    failure({ code: '42501', message: 'permission denied for schema public' }),
    'The account of DATABASE_URL lacks a right: permission denied for schema public; make it the owner of its database and of what is in it.',
  ],
  [
    failure({ code: '53100', message: 'could not extend file' }),
    'The disk of the database is full: could not extend file; make room there.',
  ],
])('a reason is one sentence: %s', (error, sentence) => {
  expect(startReason(error)).toBe(sentence)
})

test('a folder that cannot be made is named as the system reports it', () => {
  let reason = ''
  try {
    fs.mkdirSync(`${import.meta.filename}/data`, { recursive: true })
  } catch (error) {
    reason = startReason(error)
  }
  expect(reason).toBe(
    `${import.meta.filename}/data cannot be used: a file is in the place of a folder above it; move that away, or set DATA_DIR to a folder.`,
  )
})
