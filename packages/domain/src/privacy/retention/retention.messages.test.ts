import { expect, it } from 'vitest'
import { anonymiseLeadsTitle, keepLeadsTitle, RETENTION_TOASTS, selectedText } from './retention.messages.ts'

it('gives the number of leads, in singular and plural', () => {
  expect(anonymiseLeadsTitle(1)).toBe('Anonymise 1 lead')
  expect(anonymiseLeadsTitle(2)).toBe('Anonymise 2 leads')
  expect(keepLeadsTitle(2)).toBe('Keep 2 leads longer')
  expect(RETENTION_TOASTS.anonymised(1)).toBe('1 lead has been anonymised.')
  expect(RETENTION_TOASTS.anonymised(2)).toBe('2 leads have been anonymised.')
  expect(RETENTION_TOASTS.kept(1)).toBe('1 lead has been kept longer.')
  expect(selectedText(100)).toBe('100 selected')
  expect(selectedText(101)).toBe('101 selected; at most 100 at once')
})
