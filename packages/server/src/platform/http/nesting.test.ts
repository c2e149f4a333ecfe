import { expect, test } from 'vitest'
import { isNestedDeeper } from './nesting.ts'

const nested = (levels: number) => `${'{"a":['.repeat(levels / 2)}1${']}'.repeat(levels / 2)}`

test('levels of objects and lists both count', () => {
  expect(isNestedDeeper(nested(20), 20)).toBe(false)
  expect(isNestedDeeper(nested(22), 20)).toBe(true)
})

test('closed levels no longer count', () => {
  expect(isNestedDeeper(`{"a":[${'[],{},'.repeat(500)}0]}`, 3)).toBe(false)
})

test('brackets in strings do not count, also after escapes', () => {
  expect(isNestedDeeper(JSON.stringify({ a: '[{"'.repeat(50), b: '\\' }), 1)).toBe(false)
  expect(isNestedDeeper(String.raw`{"a":"\\","b":[[0]]}`, 2)).toBe(true)
})

test('truncated text counts as deep as it went', () => {
  expect(isNestedDeeper('{"a', 1)).toBe(false)
  expect(isNestedDeeper('['.repeat(1_000_000), 20)).toBe(true)
})
