import { addDays } from '@latchkey/domain/platform/values/days'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Agent } from '../bench/_agent.ts'
import { DEMO } from '../journeys/_journey.ts'
import { enter, expect, hasFocus, misses, sees, test } from './_journey.ts'
import type { Screen } from './_screen.ts'

const dates = createDateFormatter()
const MONDAY = '2031-06-09'

/** A day as a field displays it. */
const asShown = (day: string) => dates.formatDate(dates.fromDateInput(day))
const calendarAt = (day: string) => `/main-menu/calendar?view=month&date=${day}`
const moveDialog = (screen: Screen) => screen.getByRole('dialog', { name: 'Move Viewing' })
const cell = (screen: Screen, day: string) => screen.locator(`[data-day="${day}"][data-cell]`)

/** Creates a lead with a viewing of the agent at a local time. */
async function makeViewing(admin: Agent, lastName: string, wall: string, status: number) {
  const agents = await admin.get<{ id: number; username: string }[]>('users/dropdown')
  const { id } = await admin.post<{ id: number }>('leads', {
    firstName: 'Ivy',
    lastName,
    email: `ivy.${lastName.toLowerCase()}@example.com`,
    phone: '07700 900321',
    property: { name: `Home of ${lastName}` },
    status,
    viewingDate: dates.fromLocalInput(wall),
    viewingUserId: agents.find(({ username }) => username === DEMO.agent)?.id,
  })
  return { id, name: `Ivy ${lastName}` }
}

test('a viewing is confirmed at a typed date, in British format in any browser locale', async ({
  signInAt,
  admin,
}) => {
  const lead = await makeViewing(admin, 'Hopeful', `${MONDAY}T10:00`, LEAD_STATUS.PendingViewingScheduled)
  const screen = await signInAt('admin', '/main-menu/viewings')
  await enter(screen.getByRole('textbox', { name: 'Filter Name' }), 'Hopeful')
  await screen.getByRole('button', { name: `Actions for ${lead.name}` }).click()
  await screen.getByRole('menuitem', { name: 'Confirm Viewing' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Confirm Viewing' })
  const date = dialog.getByLabel('Date of Viewing')
  await expect.poll(() => date.inputValue()).toBe('09/06/2031 10:00')
  await enter(date, '7/12/31 1030')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await sees(screen.getByText('Viewing has been confirmed.').first())
  await misses(dialog)
  const saved = await admin.get<{ viewingDate: number; status: number }>(`leads/${lead.id}`)
  expect(dates.formatDateTime(saved.viewingDate)).toBe('07/12/2031 10:30')
  expect(saved.status).toBe(LEAD_STATUS.ViewingScheduled)
})

test('a viewing is moved by dragging it to another day', async ({ signInAt, admin, drag }) => {
  const wednesday = addDays(MONDAY, 2)
  const lead = await makeViewing(admin, 'Draggable', `${MONDAY}T10:15`, LEAD_STATUS.ViewingScheduled)
  const screen = await signInAt('admin', calendarAt(MONDAY))
  const viewing = cell(screen, MONDAY).getByRole('button', { name: lead.name })
  await sees(viewing)
  await drag(screen, viewing, cell(screen, wednesday))
  const date = moveDialog(screen).getByLabel('Viewing Date')
  await expect.poll(() => date.inputValue()).toBe(`${asShown(wednesday)} 10:15`)
  await moveDialog(screen).getByRole('button', { name: 'Move' }).click()
  await sees(screen.getByText('Viewing has been moved.').first())
  await sees(cell(screen, wednesday).getByRole('button', { name: lead.name }))
})

test('a viewing is moved by keyboard', async ({ signInAt, admin }) => {
  const day = '2031-06-17'
  const lead = await makeViewing(admin, 'Keyboardly', `${day}T09:00`, LEAD_STATUS.ViewingScheduled)
  const screen = await signInAt('admin', calendarAt(day))
  const viewing = cell(screen, day).getByRole('button', { name: lead.name })
  await sees(viewing)
  await cell(screen, day).focus()
  await screen.keyboard.press('Enter')
  await hasFocus(viewing)
  await screen.keyboard.press('Tab')
  await hasFocus(screen.getByRole('button', { name: 'Move…' }))
  await screen.keyboard.press('Enter')
  const date = moveDialog(screen).getByLabel('Viewing Date')
  await hasFocus(date)
  await enter(date, `${asShown(day)} 1130`)
  await screen.keyboard.press('Enter')
  await misses(moveDialog(screen))
  await sees(cell(screen, day).getByRole('button', { name: /^11:30 – 12:30/ }))
})
