import { expect, test } from 'vitest'
import { notMade } from './cluster.ts'

test('a database that could not be made for lack of space says so', () => {
  const output = `2026-11-28 22:50:53.338 UTC [23121] FATAL:  could not extend file "base/1/2838": No space left on device
2026-11-28 22:50:53.338 UTC [23121] HINT:  Check free disk space.
2026-11-28 22:50:53.339 UTC [23121] PANIC:  could not write to file "pg_logical/replorigin_checkpoint.tmp"
child process exited with exit code 134
initdb: removing data directory "/data/database/cluster.7"
`
  expect(notMade({ folder: '/data/database' }, output)).toBe(
    'The database could not be made in /data/database: could not extend file "base/1/2838": No space left on device; make room there, or set DATA_DIR to a folder on another disk.',
  )
})

test.each([
  [
    'initdb: error: could not access directory "/a": Permission denied\n',
    'could not access directory "/a": Permission denied',
  ],
  ['Killed\n', 'Killed'],
])('another reason is its own words: %j', (output, reason) => {
  expect(notMade({ folder: '/data' }, output)).toBe(
    `The database could not be made in /data: ${reason}; nothing of it is left, so that the next start tries again.`,
  )
})
