import path from 'node:path'
import { expect, test } from 'vitest'
import { ON_POSTGRES } from '../../scripts/testing/steps.ts'
import { importsOf } from './_syntax.ts'
import { filesIn, read, type Source } from './_tree.ts'

const serverTests = read(filesIn('packages/server/test').filter((file) => file.endsWith('.int.test.ts')))

/** Tests whose result depends on the database; all of them run on both databases. */
const WANTED = ['app-role', 'change', 'jobs', 'leads-lists', 'migrations', 'rate-limit', 'realtime']

/** Imports of a test that uses the database directly. */
const ASKS_THE_DATABASE =
  /^pg$|\/test\/(?:.+\/)?_locks\.ts$|^packages\/server\/src\/(?:db\/|jobs\/queue|realtime\/|limits\/)/

/** A test that starts embedded databases is about those. */
const isAboutEmbedded = (source: Source): boolean =>
  source.text.includes('spawnServer(') ||
  importsOf(source).some(({ to }) => /\/src\/db\/embedded\/|\/test\/_standby\.ts$/.test(to))

const asksTheDatabase = (source: Source): boolean =>
  importsOf(source).some(({ to, isTypeOnly }) => !isTypeOnly && ASKS_THE_DATABASE.test(to)) ||
  /\bsql[`<]/.test(source.text)

const unnamed = (sources: readonly Source[]): string[] =>
  sources
    .filter((source) => asksTheDatabase(source) && !isAboutEmbedded(source))
    .map(({ file }) => file)
    .filter((file) => !file.endsWith(ON_POSTGRES))

test('tests that use the database directly are named as running on both databases', () => {
  expect(unnamed(serverTests)).toEqual([])
})

test.each(WANTED)('%s runs on both databases', (name) => {
  const names = serverTests.map(({ file }) => path.posix.basename(file))
  expect(names).toContain(`${name}${ON_POSTGRES}`)
})

test('it can fail', () => {
  const file = 'packages/server/test/a.int.test.ts'
  const text = "import { sql } from 'kysely'\nawait sql`select 1`.execute(db)"
  expect(unnamed([{ file, text }])).toEqual([file])
  expect(unnamed([{ file, text: "import { waitForLockWaiters } from './_locks.ts'" }])).toEqual([file])
  expect(unnamed([{ file: `packages/server/test/a${ON_POSTGRES}`, text }])).toEqual([])
  const embedded = "import { startEmbedded } from '../src/db/embedded/embedded.ts'\n"
  expect(unnamed([{ file, text: embedded + text }])).toEqual([])
})
