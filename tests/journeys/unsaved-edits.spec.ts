import { PATHS } from '@latchkey/domain/navigation/paths'
import { DEMO_PASSWORD, endSession, expect, test, tokenIn } from './_journey.ts'
import { choose, enquiryRows, leadDialog, toast } from './_enquiries.ts'
import { makeLead } from './_leads.ts'

// Escape and Back: the walks (walks/_dialog-walk.ts).
test('edits survive the cross, a closed tab, a late response and the end of the session, and nothing asks without edits', async ({
  product,
  signIn,
}) => {
  const page = await signIn('agent', PATHS.enquiries)
  const notes = leadDialog(page).getByRole('textbox', { name: 'Notes' })
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  const cross = leadDialog(page).getByRole('button', { name: 'Close', exact: true }).first()
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await choose(page, enquiryRows(page).first(), 'View/Edit')
  await notes.fill('Half a thought')

  await test.step('the tab', async () => {
    await page.close({ runBeforeUnload: true })
    await expect.poll(() => asked).toEqual(['beforeunload'])
    await expect(notes).toHaveValue('Half a thought')
  })
  await test.step('the next question, asked before the router has ended the one before', async () => {
    await page.goBack()
    const keep = question.getByRole('button', { name: 'Keep editing' })
    const logOut = await page.getByRole('button', { name: 'Log out', includeHidden: true }).elementHandle()
    await keep.evaluate((button: HTMLElement, next) => {
      button.click()
      if (next instanceof HTMLElement) next.click()
    }, logOut)
    await keep.click()
    await expect(question).toBeHidden()
    await expect(notes).toHaveValue('Half a thought')
  })
  await test.step('the cross', async () => {
    await cross.click()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(question).toBeHidden()
    await expect(notes).toHaveValue('Half a thought')
    await cross.click()
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(leadDialog(page)).toBeHidden()
    await expect(page).toHaveURL(/\/main-menu\/enquiries\?page=1&limit=25$/)
  })
  await test.step('the late response to a save that was left closes nothing else', async () => {
    const [saved, other] = [await makeLead(page, 'Walkedaway'), await makeLead(page, 'Openedmeanwhile')]
    const release = Promise.withResolvers<void>()
    await page.route(`**/api/leads/${saved.id}`, async (route) => {
      if (route.request().method() === 'POST') await release.promise
      await route.continue()
    })
    await page.getByRole('button', { name: saved.name, exact: true }).click()
    await notes.fill('Half a thought')
    await leadDialog(page).getByRole('button', { name: 'Save' }).click()
    await page.goBack()
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(leadDialog(page)).toBeHidden()

    await page.getByRole('button', { name: other.name, exact: true }).click()
    await notes.fill('Another thought')
    release.resolve()
    await expect(toast(page, 'Enquiry has been successfully updated.')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`lead=${other.id}$`))
    await expect(notes).toHaveValue('Another thought')
    await expect(question).toBeHidden()
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(leadDialog(page)).toBeHidden()
  })
  await test.step('a session that ends: sign in over the form, and the save continues', async () => {
    await choose(page, enquiryRows(page).first(), 'View/Edit')
    await notes.fill('Typed before the session ended')
    await endSession(product, await tokenIn(page))
    const again = page.getByRole('dialog', { name: 'Sign in to continue' })
    await expect(again).toBeVisible()
    await again.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await again.getByRole('button', { name: 'Sign in' }).click()
    await expect(again).toBeHidden()
    await expect(notes).toHaveValue('Typed before the session ended')
    await leadDialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(leadDialog(page)).toBeHidden()
  })
  await test.step('without edits', async () => {
    await choose(page, enquiryRows(page).first(), 'View/Edit')
    await expect(notes).not.toHaveValue(/ thought$/)
    await page.keyboard.press('Escape')
    await expect(leadDialog(page)).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Enquiries' })).toBeVisible()
    expect(asked).toHaveLength(1)
  })
})
