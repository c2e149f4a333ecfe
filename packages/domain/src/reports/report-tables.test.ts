import { expect, it } from 'vitest'
import { aReport } from './report.fixtures.ts'
import { REPORT_TABLES } from './report-figures.ts'
import { reportTable } from './report-tables.ts'
import { minutesLabel, minutesText, ofPreviousText, weekFigureLabel } from './report.messages.ts'

it.each(REPORT_TABLES)('%s has a cell under each heading', (table) => {
  const { headings, rows } = reportTable(table, aReport())
  expect(rows.length).toBeGreaterThan(2)
  for (const row of rows) expect(row).toHaveLength(headings.length)
})

it('names figures in words', () => {
  expect(weekFigureLabel('LetSpot', '2026-11-16', 12)).toBe('LetSpot, week of 16/11/2026: 12 enquiries')
  expect(weekFigureLabel('LetSpot', '2026-11-16', 1)).toBe('LetSpot, week of 16/11/2026: 1 enquiry')
  expect(minutesLabel('Median', '2026-11-16', 65)).toBe('Median, week of 16/11/2026: 1 h 05 min')
  expect(minutesText(null)).toBe('–')
  expect([
    ofPreviousText('viewing', 50),
    ofPreviousText('viewing', null),
    ofPreviousText('enquiries', null),
  ]).toEqual(['50.0% of the step before', '–', ''])
})
