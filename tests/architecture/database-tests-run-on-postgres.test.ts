import { expect, test } from 'vitest'
import { ON_POSTGRES } from '../../scripts/testing/steps.ts'
import { importsOf } from '../../scripts/lib/imports.ts'
import { filesIn, read, type Source } from './_tree.ts'

const serverTests = read(filesIn('packages/server/test').filter((file) => file.endsWith('.int.test.ts')))

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

test('tests that use the database directly are named as running on both databases', () => {
  const direct = serverTests.filter((source) => asksTheDatabase(source) && !isAboutEmbedded(source))
  expect(direct.length).toBeGreaterThan(20)
  expect(direct.map(({ file }) => file).filter((file) => !file.endsWith(ON_POSTGRES))).toEqual([])
})
