import { expect, it } from 'vitest'
import { openRecordIn, withOpenRecord } from './open-record.ts'

it.each([
  ['unit=7', 7],
  ['unit=new', 'new'],
  ['unit=0', null],
  ['unit=-1', null],
  ['unit=7x', null],
  ['unit=99999999999999999999', null],
  ['page=2', null],
  ['', null],
])('%j opens %s', (search, open) => {
  expect(openRecordIn(new URLSearchParams(search), 'unit')).toBe(open)
})

it('leaves the rest of the address alone', () => {
  const params = new URLSearchParams('page=2&unit=7')
  expect(withOpenRecord(params, 'unit', 'new').toString()).toBe('page=2&unit=new')
  expect(withOpenRecord(params, 'unit', null).toString()).toBe('page=2')
})
