import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { addDays, fullDayText } from '@latchkey/domain/platform/values/days'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Locator, Page } from '@playwright/test'
import { DEMO, expect, test, visit } from './_journey.ts'
import { toast } from './_enquiries.ts'
import { agentId, goTo, makeLead } from './_leads.ts'

test.use({ hasMotion: true })

const dateFormatter = createDateFormatter()

const calendarAt = (view: 'week' | 'month', day: string) => `/main-menu/calendar?view=${view}&date=${day}`
const eventOf = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`, ${name}, `) })
const cell = (page: Page, day: string, hour?: number): Locator =>
  page.locator(`[data-day="${day}"]${hour === undefined ? '[data-cell]' : `[data-hour="${hour}"]`}`)
const moveDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Move Viewing' })

/** A day as a field displays it. */
const asShown = (day: string) => dateFormatter.formatDate(dateFormatter.fromDateInput(day))

/** Creates a viewing at a local time, with its agent. */
async function viewingAt(page: Page, lastName: string, wall: string) {
  const viewingDate = dateFormatter.fromLocalInput(wall)
  const viewingUserId = await agentId(page, DEMO.agent)
  return makeLead(page, lastName, { status: LEAD_STATUS.ViewingScheduled, viewingDate, viewingUserId })
}

/** The number of leads on a card of the dashboard. */
async function count(card: Locator): Promise<number> {
  const summary = await card.getByText(/^Page \d+ of \d+ · /).textContent()
  return Number(/· (\d+)/.exec(summary ?? '')?.[1])
}

test('a viewing is dragged to another day and to another hour; a colleague’s calendar updates @main', async ({
  signIn,
}) => {
  const ann = await signIn('admin')
  const monday = '2031-06-09'
  const wednesday = addDays(monday, 2)
  const lead = await viewingAt(ann, 'Draggable', `${monday}T10:15`)
  await visit(ann, calendarAt('month', monday))
  const ben = await signIn('agent', calendarAt('week', monday))
  await expect(eventOf(ben, lead.name)).toHaveAccessibleName(
    new RegExp(`^10:15 – 11:15, .*, ${fullDayText(monday)}, with Grace Patel$`),
  )
  await ben.getByRole('button', { name: 'Next week' }).focus()

  await test.step('in the month, to Wednesday: it keeps its time of day', async () => {
    await eventOf(ann, lead.name).dragTo(cell(ann, wednesday))
    await expect(moveDialog(ann)).toContainText(lead.name)
    await expect(moveDialog(ann).getByLabel('Viewing Date')).toHaveValue(`${asShown(wednesday)} 10:15`)
    await moveDialog(ann).getByRole('button', { name: 'Move' }).click()
    await expect(toast(ann, 'Viewing has been moved.')).toBeVisible()
    await expect(cell(ann, wednesday).getByRole('button', { name: lead.name })).toBeVisible()
  })

  await test.step('the colleague sees it there, and keeps the focus', async () => {
    await expect(eventOf(ben, lead.name)).toHaveAccessibleName(
      new RegExp(`^10:15 – 11:15, .*, ${fullDayText(wednesday)}, with Grace Patel$`),
    )
    await expect(ben.getByRole('button', { name: 'Next week' })).toBeFocused()
  })

  await test.step('in the week, to two o’clock: it keeps its minutes', async () => {
    await ann.getByRole('button', { name: 'Week', exact: true }).click()
    await visit(ann, calendarAt('week', monday))
    await eventOf(ann, lead.name).dragTo(cell(ann, wednesday, 14))
    await expect(moveDialog(ann).getByLabel('Viewing Date')).toHaveValue(`${asShown(wednesday)} 14:15`)
    await moveDialog(ann).getByRole('button', { name: 'Move' }).click()
    await expect(eventOf(ben, lead.name)).toHaveAccessibleName(/14:15 – 15:15/)
    await expect(eventOf(ann, lead.name)).toHaveAccessibleName(/14:15 – 15:15/)
  })

  await test.step('dropped without confirmation, it stays where it was', async () => {
    await eventOf(ann, lead.name).dragTo(cell(ann, monday, 9))
    await moveDialog(ann).getByRole('button', { name: 'Cancel' }).click()
    await expect(moveDialog(ann)).toBeHidden()
    await expect(eventOf(ann, lead.name)).toHaveAccessibleName(/14:15 – 15:15/)
    await expect(ann).toHaveURL(new RegExp(`view=week&date=${monday}$`))
  })
})

test('a viewing is moved by keyboard; a colleague’s unsaved form is kept', async ({ signIn }) => {
  const ann = await signIn('admin')
  const day = '2031-06-17'
  const lead = await viewingAt(ann, 'Keyboardly', `${day}T09:00`)
  await visit(ann, calendarAt('month', day))
  const ben = await signIn('agent', `${calendarAt('month', day)}&lead=${lead.id}`)
  const form = ben.getByRole('dialog', { name: 'Viewing Details' })
  await form.getByRole('textbox', { name: 'Notes' }).fill('Half a thought')

  await cell(ann, day).focus()
  await ann.keyboard.press('Enter')
  await expect(eventOf(ann, lead.name)).toBeFocused()
  await ann.keyboard.press('Tab')
  await expect(ann.getByRole('button', { name: 'Move…' })).toBeFocused()
  await ann.keyboard.press('Enter')
  await expect(moveDialog(ann).getByLabel('Viewing Date')).toBeFocused()
  await moveDialog(ann)
    .getByLabel('Viewing Date')
    .fill(`${asShown(day)} 1130`)
  await ann.keyboard.press('Enter')
  await expect(eventOf(ann, lead.name)).toHaveAccessibleName(/11:30 – 12:30/)

  await expect(form).toContainText('Somebody else has saved this lead since you opened it')
  await expect(form.getByRole('textbox', { name: 'Notes' })).toHaveValue('Half a thought')

  await test.step('both clock changes: viewings are at the local time of the property', async () => {
    // The time zone of the browser, New York here (playwright.config.ts), must make no difference.
    const spring = await viewingAt(ann, 'Springtime', '2031-03-30T10:00')
    const autumn = await viewingAt(ann, 'Autumnal', '2031-10-26T10:00')
    await visit(ann, calendarAt('week', '2031-03-30'))
    await expect(cell(ann, '2031-03-30', 10).getByRole('button', { name: spring.name })).toHaveAccessibleName(
      /^10:00 – 11:00, .*, Sunday 30 March 2031, with Grace Patel$/,
    )
    await visit(ann, calendarAt('month', '2031-10-01'))
    await expect(cell(ann, '2031-10-26').getByRole('button', { name: autumn.name })).toHaveAccessibleName(
      /^10:00 – 11:00, .*, Sunday 26 October 2031, with Grace Patel$/,
    )
    await eventOf(ann, autumn.name).dragTo(cell(ann, '2031-10-25'))
    await expect(moveDialog(ann).getByLabel('Viewing Date')).toHaveValue('25/10/2031 10:00')
    await moveDialog(ann).getByRole('button', { name: 'Move' }).click()
    await expect(cell(ann, '2031-10-25').getByRole('button', { name: autumn.name })).toBeVisible()
  })
})

test('the dashboard updates: its week, its lists and their counts', async ({ signIn }) => {
  const [ann, ben] = [await signIn('admin'), await signIn('agent', PATHS.home)]
  const today = dateFormatter.toDateInput(Math.floor(Date.now() / 1000))
  const scheduled = ben.getByRole('region', { name: 'Viewing scheduled' })
  const awaiting = ben.getByRole('region', { name: 'Awaiting feedback' })
  await expect(scheduled.getByRole('table')).toBeVisible()
  const [viewings, enquiries] = [await count(scheduled), await count(awaiting)]
  await ben
    .getByRole('region', { name: 'Week overview' })
    .getByRole('link', { name: 'Go to Calendar' })
    .focus()

  await makeLead(ann, 'Pushed')
  await expect.poll(() => count(awaiting)).toBe(enquiries + 1)
  const viewing = await viewingAt(ann, 'Todayish', `${today}T20:45`)
  await expect.poll(() => count(scheduled)).toBe(viewings + 1)
  await expect(eventOf(ben, viewing.name)).toHaveAccessibleName(/20:45 – 21:45/)
  await expect(ben.getByRole('link', { name: 'Go to Calendar' })).toBeFocused()

  await scheduled.getByRole('link', { name: 'View All' }).click()
  await expect(ben).toHaveURL(/\/main-menu\/viewings/)
  await goTo(ben, 'Dashboard')
  await eventOf(ben, viewing.name).click()
  await expect(ben.getByRole('dialog', { name: 'Viewing Details' })).toBeVisible()
  await ben.goBack()
  await expect(ben.getByRole('dialog')).toBeHidden()
  await expect(ben.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
})
