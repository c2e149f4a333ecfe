import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { DEMO, expect, test } from './_journey.ts'
import { toast } from './_enquiries.ts'
import { agentId, chooseFor, makeLead, rowOf } from './_leads.ts'

const dateFormatter = createDateFormatter()
const HOUR_SECONDS = 3600

/** Ten o'clock at the property in some days, whatever the time zone of this test and its browsers. */
function tenIn(days: number): number {
  const day = dateFormatter.toDateInput(Math.floor(Date.now() / 1000) + days * 24 * HOUR_SECONDS)
  const ten = dateFormatter.fromLocalInput(`${day}T10:00`)
  if (ten === null) throw new Error('No clock change leaves ten o’clock out.')
  return ten
}

test('a viewing is confirmed, a clashing one only with an override; colleagues see it at once', async ({
  signIn,
}) => {
  const [ann, ben] = [await signIn('admin', PATHS.viewings), await signIn('agent', PATHS.viewings)]
  const viewingUserId = await agentId(ann, DEMO.agent)
  // Far enough ahead to avoid the demo's own viewings.
  const at = tenIn(200)
  const busy = { status: LEAD_STATUS.ViewingScheduled, viewingUserId, viewingDate: at + HOUR_SECONDS / 2 }
  const other = await makeLead(ann, 'Earlybird', busy)
  const lead = await makeLead(ann, 'Hopeful', {
    status: LEAD_STATUS.PendingViewingScheduled,
    viewingUserId,
    viewingDate: at + 24 * HOUR_SECONDS,
  })
  await ben.getByRole('textbox', { name: 'Filter Name' }).fill('Hopeful')
  await expect(rowOf(ben, lead.name)).toContainText('Pending viewing scheduled')
  await ann.getByRole('textbox', { name: 'Filter Name' }).fill('Hopeful')

  await chooseFor(ann, lead.name, 'Confirm Viewing')
  const dialog = ann.getByRole('dialog', { name: 'Confirm Viewing' })
  await expect(dialog).toContainText('A viewing confirmation email will be sent to the customer.')
  await expect(dialog.getByLabel('Date of Viewing')).toHaveValue(
    dateFormatter.formatDateTime(at + 24 * HOUR_SECONDS),
  )
  const clash = ann.getByRole('alertdialog', { name: 'Two viewings at once' })

  await test.step('at a time with another viewing of the agent: it is named, and nothing is saved', async () => {
    await dialog.getByLabel('Date of Viewing').fill(dateFormatter.formatDateTime(at))
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(clash).toContainText(other.name)
    await expect(clash).toContainText(dateFormatter.formatDateTime(busy.viewingDate))
    await clash.getByRole('button', { name: 'Cancel' }).click()
    await expect(rowOf(ben, lead.name)).toContainText('Pending viewing scheduled')
  })

  await test.step('anyway: the colleague’s row changes without a reload', async () => {
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(clash).toBeVisible()
    const sent = ann.waitForRequest((request) => request.url().endsWith(`/leads/${lead.id}/confirm-viewing`))
    await clash.getByRole('button', { name: 'Confirm anyway' }).click()
    expect((await sent).postDataJSON()).toEqual({ viewingDate: at, viewingUserId, override: true })
    await expect(toast(ann, 'Viewing has been confirmed.')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(rowOf(ben, lead.name)).toContainText('Viewing scheduled')
    await expect(rowOf(ben, lead.name)).toContainText(dateFormatter.formatDateTime(at).slice(0, 10))
  })

  await test.step('it can be confirmed only once', async () => {
    await rowOf(ann, lead.name)
      .getByRole('button', { name: /^Actions for / })
      .click()
    await expect(ann.getByRole('menuitem', { name: 'View/Edit' })).toBeVisible()
    await expect(ann.getByRole('menuitem', { name: 'Confirm Viewing' })).toHaveCount(0)
    await ann.keyboard.press('Escape')
  })

  await test.step('the form says that moving it sends a mail', async () => {
    await chooseFor(ann, lead.name, 'View/Edit')
    const form = ann.getByRole('dialog', { name: 'Viewing Details' })
    await form.getByLabel('Viewing Date').fill(dateFormatter.formatDateTime(at + 48 * HOUR_SECONDS))
    await expect(form).toContainText('Saving will email them the change.')
    await form.getByRole('button', { name: 'Close' }).first().click()
    await ann
      .getByRole('alertdialog', { name: 'Discard your changes?' })
      .getByRole('button', { name: 'Discard' })
      .click()
  })
})
