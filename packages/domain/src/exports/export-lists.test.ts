import { expect, it } from 'vitest'
import { exportFileName, exportedMessage, tooManyMessage } from './export-lists.ts'

it('names files and messages', () => {
  expect(exportFileName('enquiries', '02/03/2026', 'xlsx')).toBe('Enquiries-02-03-2026.xlsx')
  expect(exportFileName('audit', '02/03/2026', 'csv')).toBe('Audit-lines-02-03-2026.csv')
  expect(exportedMessage('viewings')).toBe('Viewings have been exported.')
  expect(tooManyMessage({ rows: 100_001, max: 100_000 })).toContain('100,001')
})
