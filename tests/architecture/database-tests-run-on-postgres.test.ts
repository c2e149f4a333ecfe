import { expect, test } from 'vitest'
import { ON_POSTGRES } from '../../scripts/testing/steps.ts'
import { importsOf } from '../../scripts/lib/imports.ts'
import { filesIn, read, type Source } from './_tree.ts'

const serverTests = read(filesIn('packages/server/test').filter((file) => file.endsWith('.int.test.ts')))

/** Imports of a test of migrations, roles, settings, statements as the database keeps them, or of the job queue. */
const ASKS_THE_DATABASE = /^packages\/server\/src\/(?:db\/|jobs\/queue)/

const READS_PLANS = /`explain\b/

/** A test that starts embedded databases is about those. */
const isAboutEmbedded = (source: Source): boolean =>
  source.text.includes('spawnServer(') ||
  importsOf(source).some(({ to }) => /\/src\/db\/embedded\/|\/test\/_standby\.ts$/.test(to))

const asksTheDatabase = (source: Source): boolean =>
  importsOf(source).some(({ to, isTypeOnly }) => !isTypeOnly && ASKS_THE_DATABASE.test(to)) ||
  READS_PLANS.test(source.text)

test('tests whose result can differ between databases are named as running on both', () => {
  const direct = serverTests.filter((source) => asksTheDatabase(source) && !isAboutEmbedded(source))
  expect(direct.length).toBeGreaterThan(10)
  expect(direct.map(({ file }) => file).filter((file) => !file.endsWith(ON_POSTGRES))).toEqual([])
})
