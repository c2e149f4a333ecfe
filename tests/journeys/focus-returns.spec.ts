import type { Lead } from '@latchkey/domain/leads/lead.contract'
import { expect, test } from './_journey.ts'
import { agentId, callAs, goTo, makeLead } from './_leads.ts'

const HOUR_SECONDS = 3600

test('focus goes back to a viewing that was moved to another day while its dialog was open', async ({
  signIn,
}) => {
  const page = await signIn('admin')
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
