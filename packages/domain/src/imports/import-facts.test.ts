import { expect, it } from 'vitest'
import { anImport, aDoneImport, someCounts } from './import.fixtures.ts'
import { canBeUndone, importedRows, rowsToWrite, stepOf } from './import-facts.ts'

it.each([
  ['draft', null, 'file'],
  ['draft', 'columns', 'columns'],
  ['draft', 'nonsense', 'file'],
  ['checking', null, 'check'],
  ['checked', null, 'check'],
  ['importing', null, 'import'],
  ['undone', null, 'import'],
  ['undone', 'file', 'file'],
  // There is nothing to choose.
  ['reading', 'check', 'file'],
  ['unreadable', 'import', 'file'],
] as const)('an import that is %s, at %s of the address, shows %s', (state, asked, step) => {
  expect(stepOf(anImport({ state }), asked)).toBe(step)
})

it('shows no other step than the last once nothing is left of the file', () => {
  const kept = (['undone', 'done', 'draft'] as const).map((state) =>
    stepOf(anImport({ state, columns: [] }), 'columns'),
  )
  expect(kept).toEqual(['import', 'import', 'columns'])
})

it('counts what is left to write, after an import and mended rows too', () => {
  expect(rowsToWrite(anImport())).toBe(0)
  expect(rowsToWrite(anImport({ counts: someCounts() }))).toBe(7)
  expect(rowsToWrite(aDoneImport())).toBe(0)
  expect(rowsToWrite(aDoneImport({ counts: someCounts({ create: 8 }) }))).toBe(2)
})

it('counts what was imported, of what is to be where some is left', () => {
  const progress = { done: 500, of: 7 }
  const listed = { counts: someCounts(), progress }
  expect(importedRows({ ...listed, state: 'importing' })).toEqual(progress)
  expect(importedRows({ ...listed, state: 'stopped' })).toEqual(progress)
  expect(importedRows({ ...listed, state: 'done' })).toEqual({ done: 7, of: 7 })
  expect(importedRows({ ...listed, state: 'undoing' })).toBeNull()
  expect(importedRows({ ...listed, state: 'checked' })).toBeNull()
})

it('can be undone for some time', () => {
  const done = aDoneImport({ undoUntil: 100 })
  expect([canBeUndone(done, 99), canBeUndone(done, 100)]).toEqual([true, false])
  expect(canBeUndone({ ...done, state: 'undone' }, 99)).toBe(false)
})
