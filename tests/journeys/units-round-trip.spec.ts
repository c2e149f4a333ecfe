import { PATHS } from '@latchkey/domain/navigation/paths'
import fs from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { answersTo } from './_answers.ts'
import { toast } from './_enquiries.ts'
import { expect, test } from './_journey.ts'
import { rowOf } from './_leads.ts'
import { fileInput, filterUnits, openFirstUnits } from './_stock.ts'

const panel = (page: Page): Locator => page.getByRole('region', { name: 'Upload units' })

type SheetFile = string | { name: string; text: string }

async function pick(page: Page, file: SheetFile): Promise<void> {
  const picked =
    typeof file === 'string'
      ? file
      : { name: file.name, mimeType: 'text/csv', buffer: Buffer.from(file.text) }
  await fileInput(page, 'Spreadsheet of units').setInputFiles(picked)
}

/** Chooses a file in the panel and waits until it was checked. */
async function lookInto(page: Page, file: SheetFile): Promise<void> {
  await pick(page, file)
  await expect(panel(page).getByRole('button', { name: 'Choose another file' })).toBeVisible()
}

test('units are exported as a spreadsheet, and imported unchanged @main', async ({ signIn }, testInfo) => {
  const page = await signIn('admin', PATHS.projects)
  const project = await openFirstUnits(page)
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('download-units') && calls.push(request.url()))
  const question = page.getByRole('alertdialog', { name: 'Download Units' })

  await page.getByRole('button', { name: 'Download' }).click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  expect(calls, 'cancelled, nothing is asked for').toEqual([])

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  await question.getByRole('button', { name: 'Confirm' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(
    new RegExp(`^Units-of-${project}-\\d{2}-\\d{2}-\\d{4}\\.xlsx$`),
  )
  await expect(toast(page, 'Units have been downloaded successfully.')).toBeVisible()
  const file = testInfo.outputPath(download.suggestedFilename())
  await download.saveAs(file)
  expect(fs.readFileSync(file).subarray(0, 2).toString(), 'a spreadsheet is a ZIP file').toBe('PK')

  await page.getByRole('button', { name: 'Upload' }).click()
  await lookInto(page, file)
  await expect(panel(page).getByText(/This file changes nothing/)).toBeVisible()
  await expect(panel(page).getByText('0 rows fail')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Confirm upload' }).click()
  await expect(toast(page, 'File successfully uploaded.')).toBeVisible()
  await expect(panel(page)).toBeHidden()
})

test('errors in a spreadsheet are shown before anything is written; corrected, its rows appear', async ({
  signIn,
}) => {
  const page = await signIn('admin', PATHS.projects)
  await openFirstUnits(page)
  await page.getByRole('button', { name: 'Upload' }).click()

  await test.step('cancelling an upload aborts its request', async () => {
    // Pending until the page aborts it.
    const answer = await answersTo(page, '**/preview-units')
    answer(() => Promise.resolve())
    const sent = page.waitForRequest(/preview-units$/)
    const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('preview-units'))
    await pick(page, { name: 'new.csv', text: 'Name\nLoft 970\n' })
    await sent
    await panel(page).getByRole('button', { name: 'Cancel' }).click()
    expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED')
    await expect(panel(page).getByRole('button', { name: 'Choose a spreadsheet' })).toBeVisible()
  })

  await lookInto(page, {
    name: 'new.csv',
    text: 'Name;Postcode;Purchase Price\r\n"Loft\r\n950";BS1 4RB;250000\r\n\r\nLoft 951;ABC;1000000\r\n',
  })
  await expect(panel(page).getByText('1 row creates')).toBeVisible()
  await expect(panel(page).getByText('1 row fails')).toBeVisible()
  const failing = panel(page).getByRole('region', { name: 'Failing rows' })
  for (const name of [
    'Row Column Value Reason',
    '4 Postcode ABC This is not valid Accepted: A postcode such as LS1 4AP',
    '4 Purchase Price 1000000 This is out of range Accepted: A number, 0 to 999,999, with at most two decimals',
  ])
    await expect(failing.getByRole('row', { name, exact: true })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await panel(page).getByRole('button', { name: 'Download failing rows' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.xlsx$/)

  const forgotten = page.waitForResponse(/forget-units$/)
  await panel(page).getByRole('button', { name: 'Choose another file' }).click()
  expect(await (await forgotten).json(), 'the server lets go of the file').toBe(true)
  await lookInto(page, { name: 'new.csv', text: 'Name,Postcode\nLoft 950,BS1 4RB\nLoft 951,BS1 4RC\n' })
  await panel(page).getByRole('button', { name: 'Confirm upload' }).click()
  await expect(toast(page, 'File successfully uploaded.')).toBeVisible()
  await filterUnits(page, 'Name', 'Loft 95')
  await expect(rowOf(page, 'Loft 950'), 'once the server is through with the file').toBeVisible()
  await expect(rowOf(page, 'Loft 951')).toBeVisible()
})
