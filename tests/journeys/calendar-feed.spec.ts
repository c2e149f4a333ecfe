import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { DEMO, expect, test, visit } from './_journey.ts'
import { toast } from './_enquiries.ts'
import { agentId, makeLead } from './_leads.ts'

test('a user’s calendar program reads their viewings from a URL that is shown once', async ({ signIn }) => {
  const page = await signIn('agent')
  const viewing = await makeLead(page, 'Feedable', {
    status: LEAD_STATUS.ViewingScheduled,
    viewingDate: Math.floor(Date.now() / 1000) + 30 * 86_400,
    viewingUserId: await agentId(page, DEMO.agent),
  })
  await visit(page, '/profile')
  const card = page.getByRole('region', { name: 'Calendar feed' })
  await card.getByRole('button', { name: 'Create address' }).click()
  const first = new URL(await card.getByRole('textbox', { name: 'Address' }).inputValue()).pathname
  await card.getByRole('button', { name: 'Copy address' }).click()
  await expect(toast(page, 'Copied to clipboard.')).toBeVisible()
  await expect(card.getByText('Never read')).toBeVisible()

  await test.step('a calendar reads it', async () => {
    const calendar = await page.request.get(first)
    expect(calendar.headers()['content-type']).toContain('text/calendar')
    const text = (await calendar.text()).replaceAll('\r\n ', '')
    expect(text).toContain(`lead=${viewing.id}`)
    expect(text).not.toContain('example.com')
  })

  await test.step('the URL is not shown again, and a new one revokes it', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await expect(card).toBeHidden()
    await page.goBack()
    await expect(card.getByText(/^Last read /)).toBeVisible()
    await expect(card.getByRole('textbox')).toBeHidden()
    await card.getByRole('button', { name: 'New address' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
    await expect(card.getByRole('textbox', { name: 'Address' })).toBeVisible()
    expect((await page.request.get(first)).status()).toBe(404)
  })

  await test.step('switched off, it is revoked', async () => {
    await card.getByRole('button', { name: 'Switch off' }).click()
    await expect(card.getByRole('button', { name: 'Create address' })).toBeVisible()
  })
})
