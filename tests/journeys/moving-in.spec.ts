import { PATHS } from '@latchkey/domain/navigation/paths'
import type { Page } from '@playwright/test'
import { toast } from './_enquiries.ts'
import { expect, test } from './_journey.ts'
import { fileInput } from './_stock.ts'

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

const HEADINGS = 'Applicant ID;Forename;Surname;Email Address;Mobile;Registered;Stage'

/** In Windows-1252. The second row lacks an email. */
const applicants = (surname: string) =>
  Buffer.from(
    [
      HEADINGS,
      `MV1;Zoë;${surname};zoe@moving.example;07700 900123;13/04/2025;Enquiry`,
      `MV2;Bo;${surname};;07700 900124;14/04/2025;Enquiry`,
    ].join('\r\n'),
    'latin1',
  )

test('enquiries are imported from a file, one of them mended, and the import is undone', async ({
  signIn,
}) => {
  const page = await signIn('admin', PATHS.imports)
  const surname = `Mover${Date.now()}`

  await page.getByRole('radio', { name: 'Enquiries' }).check()
  await fileInput(page, 'Choose file').setInputFiles({
    name: 'applicants.csv',
    mimeType: 'text/csv',
    buffer: applicants(surname),
  })
  await expect(page.getByRole('heading', { level: 1, name: 'applicants.csv' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Zoë' })).toBeVisible()
  const system = page.getByRole('textbox', { name: 'Where it comes from' })
  await system.fill('Old spreadsheet')
  await system.press('Enter')

  await tab(page, /^Columns/).click()
  await expect(page.getByRole('combobox', { name: 'What Surname becomes' })).toHaveText('Last Name')

  await tab(page, /^Check/).click()
  await button(page, 'Check 2 rows').click()
  await button(page, '1 with problems').click()
  await expect(page).toHaveURL(/rows=problem/)
  await button(page, `Bo ${surname}`).click()
  const row = page.getByRole('dialog', { name: 'Row 3' })
  await row.getByRole('textbox', { name: 'Email Address' }).fill('bo@moving.example')
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(row).toBeHidden()
  await expect(button(page, '2 new')).toBeVisible()

  await tab(page, /^Import$/).click()
  await expect(page.getByText('Nobody is emailed.')).toBeVisible()
  await button(page, 'Import 2 enquiries').click()
  await expect(toast(page, 'Import has started.')).toBeVisible()
  await expect(
    page.getByText('2 imported, 0 updated, 0 left out, 0 with problems.', { exact: true }),
  ).toBeVisible()

  await button(page, 'Undo').click()
  const question = page.getByRole('alertdialog', { name: 'Undo this import?' })
  await expect(question.getByText('2 are removed, 0 are set back.')).toBeVisible()
  await question.getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, 'Import has been undone.')).toBeVisible()
})
