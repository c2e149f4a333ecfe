import type { Page } from '@playwright/test'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { expect, test } from './_journey.ts'
import { choose, enquiryRows, leadDialog } from './_enquiries.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard your changes?' })
const notes = (page: Page) => leadDialog(page).getByRole('textbox', { name: 'Notes' })

async function editLead(page: Page): Promise<void> {
  await choose(page, enquiryRows(page).first(), 'View/Edit')
  await notes(page).fill('Half a thought')
}

async function staysThenGoes(page: Page, leave: () => Promise<unknown>): Promise<void> {
  await leave()
  await question(page).getByRole('button', { name: 'Keep editing' }).click()
  await expect(question(page)).toBeHidden()
  await expect(notes(page)).toHaveValue('Half a thought')
  await leave()
  await question(page).getByRole('button', { name: 'Discard' }).click()
  await expect(leadDialog(page)).toBeHidden()
  await expect(page).toHaveURL(/\/main-menu\/enquiries\?page=1&limit=25$/)
}

const WAYS_OUT: readonly [way: string, leave: (page: Page) => Promise<unknown>][] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['the cross', (page) => leadDialog(page).getByRole('button', { name: 'Close' }).first().click()],
  // Not goBack(), which waits for a navigation that must not happen.
  ['Back', (page) => page.evaluate(() => history.back())],
]

test('Escape, the cross and Back ask before edits are lost', async ({ signIn }) => {
  const page = await signIn('agent', PATHS.enquiries)
  for (const [way, leave] of WAYS_OUT)
    await test.step(way, async () => {
      await editLead(page)
      await staysThenGoes(page, () => leave(page))
      await choose(page, enquiryRows(page).first(), 'View/Edit')
      await expect(notes(page)).not.toHaveValue('Half a thought')
      await page.keyboard.press('Escape')
      await expect(leadDialog(page), 'without edits nothing is asked').toBeHidden()
    })
})

test('closing the tab asks before edits are lost, and not otherwise', async ({ signIn }) => {
  const page = await signIn('agent', PATHS.enquiries)
  await editLead(page)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(notes(page)).toHaveValue('Half a thought')
  await page.keyboard.press('Escape')
  await question(page).getByRole('button', { name: 'Discard' }).click()
  await expect(leadDialog(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Enquiries' })).toBeVisible()
  expect(asked).toHaveLength(1)
})
