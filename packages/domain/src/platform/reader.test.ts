import { describe, expect, it } from 'vitest'
import { readerOf } from './reader.ts'

const WRONG = [{}, [], 'x', true, 1.5, Number.MAX_VALUE]

describe('text', () => {
  it('is cleaned, and empty when missing', () => {
    const reader = readerOf({ name: ' Ann\u0000 ', notes: 'a\nb', nothing: null })
    expect(reader.text('name')).toBe('Ann')
    expect(reader.text('notes', { isLong: true })).toBe('a\nb')
    expect(reader.text('nothing')).toBe('')
    expect(reader.text('missing')).toBe('')
    expect(reader.errors).toEqual({})
  })

  it.each([{}, [], true, 7, ['Ann']])('is invalid when it is %j', (value) => {
    const reader = readerOf({ name: value })
    expect(reader.text('name')).toBe('')
    expect(reader.errors).toEqual({ name: ['invalid'] })
  })
})

it('takes text of a password as it is', () => {
  const reader = readerOf({ password: ' a\u0000b ', wrong: ['x'], nothing: null })
  expect(reader.raw('password')).toBe(' a\u0000b ')
  expect(reader.raw('wrong')).toBe('')
  expect(reader.raw('nothing')).toBe('')
  expect(reader.errors).toEqual({ wrong: ['invalid'] })
})

describe('lists of ids', () => {
  it('hold each one once', () => {
    const reader = readerOf({ ids: [3, 1, 3], none: [], nothing: null })
    expect(reader.ids('ids', 'enumerable')).toEqual([3, 1])
    expect(reader.ids('none', 'enumerable')).toEqual([])
    expect(reader.ids('nothing', 'enumerable')).toBeNull()
    expect(reader.ids('missing', 'enumerable')).toBeNull()
    expect(reader.errors).toEqual({})
  })

  it.each(['1,2', 7, {}, ['1'], [1.5], [[1]], [null]])('are refused when they are %j', (value) => {
    const reader = readerOf({ ids: value })
    expect(reader.ids('ids', 'enumerable')).toEqual([])
    expect(reader.errors).toEqual({ ids: ['enumerable'] })
  })
})

describe('numbers and dates', () => {
  it('are whole', () => {
    const reader = readerOf({ status: 4, date: 1_772_442_000, none: null })
    expect(reader.whole('status', 'enumerable')).toBe(4)
    expect(reader.instant('date')).toBe(1_772_442_000)
    expect(reader.whole('none', 'enumerable')).toBeNull()
    expect(reader.instant('missing')).toBeNull()
    expect(reader.errors).toEqual({})
  })

  it.each([...WRONG, '4', ''])('are refused when they are %j', (value) => {
    const reader = readerOf({ status: value, date: value })
    expect(reader.whole('status', 'enumerable')).toBeNaN()
    expect(reader.instant('date')).toBeNaN()
    expect(reader.errors).toEqual({ status: ['enumerable'], date: ['date'] })
  })
})

describe('flags', () => {
  it('are true, false, 1 and 0', () => {
    const reader = readerOf({ a: true, b: 1, c: false, d: 0, e: null })
    expect(['a', 'b', 'c', 'd', 'e', 'f'].map((field) => reader.flag(field, 'invalid'))).toEqual([
      true,
      true,
      false,
      false,
      null,
      null,
    ])
    expect(reader.errors).toEqual({})
  })

  it.each(['true', 2, {}, 'maybe'])('are refused when they are %j', (value) => {
    const reader = readerOf({ active: value })
    expect(reader.flag('active', 'enumerable')).toBeNull()
    expect(reader.errors).toEqual({ active: ['enumerable'] })
  })
})

describe('nested records', () => {
  it('name their fields with a dot', () => {
    const reader = readerOf({ property: { name: 7 } })
    expect(reader.inner('property').text('name')).toBe('')
    expect(reader.errors).toEqual({ 'property.name': ['invalid'] })
  })

  it.each(['x', [], 7, true])('are invalid when they are %j', (value) => {
    const reader = readerOf({ property: value })
    expect(reader.inner('property').text('name')).toBe('')
    expect(reader.errors).toEqual({ property: ['invalid'] })
  })
})

describe('lists of records', () => {
  it('name their fields with the place', () => {
    const reader = readerOf({ home: { images: [{ id: 1 }, { id: 'a' }, 7] }, nothing: null })
    const ids = reader
      .inner('home')
      .list('images')
      .map((image) => image.whole('id', 'invalid'))
    expect(ids).toEqual([1, Number.NaN, null])
    expect(reader.list('nothing')).toEqual([])
    expect(reader.list('missing')).toEqual([])
    expect(reader.errors).toEqual({ 'home.images.1.id': ['invalid'] })
  })

  it.each(['x', {}, 7, true])('are invalid when they are %j', (value) => {
    const reader = readerOf({ images: value })
    expect(reader.list('images')).toEqual([])
    expect(reader.errors).toEqual({ images: ['invalid'] })
  })
})

it.each([undefined, null, 'text', 7, [], [{ name: 'Ann' }], true])('has no fields in %j', (body) => {
  const reader = readerOf(body)
  expect(reader.text('name')).toBe('')
  expect(reader.has('name')).toBe(false)
  expect(reader.errors).toEqual({})
})

it('reads no inherited field', () => {
  expect(readerOf(Object.create({ name: 'Ann' })).text('name')).toBe('')
  expect(readerOf({}).has('constructor')).toBe(false)
})
