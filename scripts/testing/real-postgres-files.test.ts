import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../lib/root.ts'
import { REAL_POSTGRES_FILES } from './real-postgres-files.ts'

it.each(REAL_POSTGRES_FILES)('%s is there', (file) => {
  expect(existsSync(inRoot(file))).toBe(true)
})
