import { readFileSync } from 'node:fs'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { readSheet } from '../../packages/server/src/sheets/sheet-file.ts'
import { expect, test } from './_journey.ts'
import { cellText, COLUMN, enquiryRows, filterBy, toast, waitForRows } from './_enquiries.ts'

test('a list is exported with its filters @main', async ({ signIn }) => {
  const page = await signIn('manager', `${PATHS.enquiries}?page=1&limit=100&sort=-email`)
  await waitForRows(page)
  await filterBy(page, 'Name', 'an')
  const rows = await enquiryRows(page).all()
  const shown = await Promise.all(rows.map((row) => cellText(row, COLUMN.email)))

  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click()
  const download = await downloading
  await expect(toast(page, 'Enquiries have been exported.')).toBeVisible()
  expect(download.suggestedFilename()).toMatch(/^Enquiries-\d\d-\d\d-\d{4}\.csv$/)
  const { header, rows: lines } = await readSheet(readFileSync(await download.path()), 'csv')
  expect(header).toEqual(['Name', 'Email', 'Phone', 'Property Address', 'Property Name', 'Status'])
  expect(lines.map(({ cells }) => cells[COLUMN.email])).toEqual(shown)
})
