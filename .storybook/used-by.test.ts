import { expect, test } from 'vitest'
import { readUsedBy } from './used-by.ts'

test('a component names the pages that use it, through other components too', () => {
  const usedBy = readUsedBy()
  expect(usedBy['MonthView']).toEqual(['CalendarPage'])
  expect(usedBy['DataTable']).toEqual(expect.arrayContaining(['EnquiriesPage', 'UsersPage']))
  expect(usedBy['DataTable']).not.toContain('SignInPage')
})
