import { expect, it } from 'vitest'
import {
  checkLabel,
  dateExampleText,
  importLabel,
  invitedText,
  resultText,
  rowFilterText,
} from './import-steps.messages.ts'
import { progressText, undoneText, undoText } from './import.messages.ts'

it('says what two orders would read, and which one is taken', () => {
  expect(dateExampleText({ text: '04/05/2025', day: '2025-05-04' })).toBe('04/05/2025 is 4 May 2025')
})

it.each([
  [checkLabel(1), 'Check 1 row'],
  [checkLabel(50_000), 'Check 50,000 rows'],
  [importLabel('enquiries', 1), 'Import 1 enquiry'],
  [importLabel('enquiries', 1204), 'Import 1,204 enquiries'],
  [importLabel('homes', 2), 'Import 2 homes'],
  [importLabel('projects', 2), 'Import 2 units'],
  [importLabel('staff', 1), 'Import 1 person'],
  [importLabel('staff', 2), 'Import 2 people'],
  [invitedText(1), '1 person is emailed an invitation.'],
  [invitedText(12), '12 people are emailed an invitation.'],
  [progressText({ done: 500, of: 12_000 }), '500 of 12,000'],
  [
    resultText({ created: 9, updated: 1, leftOut: 2, problems: 3 }),
    '9 imported, 1 updated, 2 left out, 3 with problems.',
  ],
  [rowFilterText('create', 1), '1 new'],
  [rowFilterText('problem', 3), '3 with problems'],
  [rowFilterText('duplicates', 1), '1 possible duplicate'],
  [rowFilterText('duplicates', 2), '2 possible duplicates'],
])('agrees with its number: %s', (text, expected) => {
  expect(text).toBe(expected)
})

it.each([
  [{ removes: 11, restores: 2, stays: 3 }, '11 are removed, 2 are set back. 3 were changed since and stay.'],
  [{ removes: 1, restores: 1, stays: 1 }, '1 is removed, 1 is set back. 1 was changed since and stays.'],
])('says what an undo of %j does', (summary, expected) => {
  expect(undoText(summary)).toBe(expected)
})

it.each([
  [0, 'Import has been undone.'],
  [1, 'Import has been undone. 1 stays.'],
  [2, 'Import has been undone. 2 stay.'],
])('says that %d stay after an undo', (stays, expected) => {
  expect(undoneText(stays)).toBe(expected)
})
