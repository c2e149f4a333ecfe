import { PATHS } from '@latchkey/domain/navigation/paths'
import type { Lead } from '@latchkey/domain/leads/lead.contract'
import { enquiryRows, waitForRows } from './_enquiries.ts'
import { expect, PLAIN_PAGE, test } from './_journey.ts'
import { agentId, callAs, goTo, makeLead } from './_leads.ts'

test.use({ hasMotion: true })

const HOUR_SECONDS = 3600

test('focus returns to a viewing that was moved to another day while its dialog was open', async ({
  signIn,
}) => {
  const page = await signIn('admin', PLAIN_PAGE)
  const noon = Math.floor(Date.now() / 86_400_000) * 24 * HOUR_SECONDS + 12 * HOUR_SECONDS
  const { id } = await makeLead(page, 'Movedunderneath', {
    status: 4,
    viewingDate: noon,
    viewingUserId: await agentId(page, 'agent@latchkey.example'),
  })
  await goTo(page, 'Calendar')
  const event = page.locator(`[data-event="${id}"]`)
  await event.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Viewing Details' })
  await expect(dialog.getByRole('textbox', { name: 'Last Name' })).toBeVisible()

  const before = await event.evaluateHandle((button) => button)
  const lead = await callAs<Lead>(page, `/leads/${id}`)
  await callAs(page, `/leads/${id}`, { ...lead, viewingDate: noon - 24 * HOUR_SECONDS })
  await expect.poll(() => before.evaluate((button) => button.isConnected)).toBe(false)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(event).toBeFocused()
})

test('by keyboard, the menu of a row and its confirmation keep keys from the page behind', async ({
  signIn,
}) => {
  const page = await signIn('agent', PATHS.enquiries)
  await waitForRows(page)
  const dots = enquiryRows(page)
    .first()
    .getByRole('button', { name: /^Actions for / })
  const menu = page.getByRole('menu')
  const question = page.getByRole('alertdialog', { name: 'Delete Enquiry' })
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }

  await test.step('Tab moves to the element after the button', async () => {
    await dots.focus()
    await press('Enter', 'Tab')
    await expect(menu).toHaveCount(0)
    await expect(enquiryRows(page).nth(1).getByRole('button').first()).toBeFocused()
  })
  await test.step('the confirmation has the focus and keeps it', async () => {
    await dots.focus()
    await press('Enter', 'End', 'Enter')
    await expect(menu).toHaveCount(0)
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await press('Tab')
    await expect(question.getByRole('button', { name: 'Confirm' })).toBeFocused()
    await press('Tab')
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  })
  await test.step('the confirmation returns the focus', async () => {
    await press('Escape')
    await expect(question).toHaveCount(0)
    await expect(dots).toBeFocused()
  })
  await test.step('a second Enter cancels, and opens nothing', async () => {
    await press('Enter', 'End', 'Enter', 'Enter')
    await expect(question).toHaveCount(0)
    await expect(menu).toHaveCount(0)
    await expect(dots).toBeFocused()
  })
})
