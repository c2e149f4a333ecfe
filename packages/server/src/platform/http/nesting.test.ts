import { expect, test } from 'vitest'
import { isNestedDeeper } from './nesting.ts'

const nested = (levels: number) => `${'{"a":['.repeat(levels / 2)}1${']}'.repeat(levels / 2)}`

test('levels of objects and lists count alike', () => {
  expect(isNestedDeeper(nested(20), 20)).toBe(false)
  expect(isNestedDeeper(nested(22), 20)).toBe(true)
})

test('what was closed again counts no more', () => {
  expect(isNestedDeeper(`{"a":[${'[],{},'.repeat(500)}0]}`, 3)).toBe(false)
})

test('brackets within text do not count, whatever is escaped in it', () => {
  expect(isNestedDeeper(JSON.stringify({ a: '[{"'.repeat(50), b: '\\' }), 1)).toBe(false)
  expect(isNestedDeeper(String.raw`{"a":"\\","b":[[0]]}`, 2)).toBe(true)
})

test('a text that breaks off is not deeper than it went', () => {
  expect(isNestedDeeper('{"a', 1)).toBe(false)
  expect(isNestedDeeper('['.repeat(1_000_000), 20)).toBe(true)
})
