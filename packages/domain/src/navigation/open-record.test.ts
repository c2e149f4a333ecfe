import { describe, expect, it } from 'vitest'
import {
  openRecordActionIn,
  openRecordIn,
  withOpenRecord,
  type OpenRecordAction,
  type OpenRecordId,
} from './open-record.ts'

it.each<[string, OpenRecordId]>([
  ['', null],
  ['?lead=7', 7],
  ['?lead=new', 'new'],
  ['?lead=', null],
  ['?lead=0', null],
  ['?lead=-7', null],
  ['?lead=7.5', null],
  ['?lead=7x', null],
  ['?lead=abc', null],
  ['?lead=999999999999999999999', null],
  ['?page=2&lead=7', 7],
  ['?page=2', null],
])('%j opens %j', (search, open) => {
  expect(openRecordIn(new URLSearchParams(search), 'lead')).toBe(open)
})

describe('withOpenRecord', () => {
  it.each<[string, OpenRecordId, string]>([
    ['', 7, 'lead=7'],
    ['page=2', 'new', 'page=2&lead=new'],
    ['page=2&lead=7&name=x', null, 'page=2&name=x'],
    ['lead=7', 8, 'lead=8'],
  ])('%j with %j open', (search, open, expected) => {
    expect(withOpenRecord(new URLSearchParams(search), 'lead', open).toString()).toBe(expected)
  })

  it('does not modify its argument', () => {
    const params = new URLSearchParams('lead=7')
    withOpenRecord(params, 'lead', null)
    expect(params.toString()).toBe('lead=7')
  })
})

describe('openRecordActionIn', () => {
  it.each<[string, OpenRecordAction]>([
    ['?lead=7', 'edit'],
    ['?lead=7&act=confirm', 'confirm'],
    ['?lead=7&act=move', 'move'],
    ['?lead=7&act=delete', 'edit'],
  ])('%s', (search, act) => {
    expect(openRecordActionIn(new URLSearchParams(search))).toBe(act)
  })

  it('is removed with its record', () => {
    const confirming = withOpenRecord(new URLSearchParams('page=2'), 'lead', 7, 'confirm')
    expect(confirming.toString()).toBe('page=2&lead=7&act=confirm')
    expect(withOpenRecord(confirming, 'lead', 8).toString()).toBe('page=2&lead=8')
    expect(withOpenRecord(confirming, 'lead', null).toString()).toBe('page=2')
  })
})
