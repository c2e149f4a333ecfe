import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot, ROOT } from '../lib/root.ts'
import { LONG_TESTS } from './steps.ts'

it.each(LONG_TESTS)('some test is named %s', (files) => {
  const found = globSync(`{packages/*/{src,test},scripts}/**/${files}`, { cwd: ROOT })
  expect(found.filter((file) => file.endsWith('.test.ts'))).not.toEqual([])
})

it('no project of Vitest leaves tests out by itself, because it would then run those that a command leaves out', () => {
  expect(readFileSync(inRoot('vitest.config.ts'), 'utf8')).not.toMatch(/\bexclude\b/)
})
