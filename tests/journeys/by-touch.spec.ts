import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Locator } from '@playwright/test'
import { leadDialog, toast } from './_enquiries.ts'
import { beginSession, DEMO, expect, PLAIN_PAGE, test, visit } from './_journey.ts'
import { agentId, makeLead, rowOf } from './_leads.ts'
import { longPress, openPhone } from './_phone.ts'

const DAY = '2033-04-12'

/** Returns how far a popup reaches beyond the visible part of the page, in pixels. */
const beyondSight = (popup: Locator) =>
  popup.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const { offsetTop, offsetLeft, width, height } = visualViewport as VisualViewport
    const beyond = [
      offsetTop - top,
      bottom - offsetTop - height,
      offsetLeft - left,
      right - offsetLeft - width,
    ]
    return Math.max(0, Math.round(Math.max(...beyond)))
  })

test('an agent finds, edits and moves a viewing on a phone with taps alone, and zooms with two fingers', async ({
  browser,
  browserErrors,
  product,
}) => {
  const page = await openPhone(browser, product.url, await beginSession(product, DEMO.agent))
  browserErrors.listenTo(page)
  await page.goto(PLAIN_PAGE)
  const { name } = await makeLead(page, 'Tapped', {
    status: LEAD_STATUS.ViewingScheduled,
    viewingDate: createDateFormatter().fromLocalInput(`${DAY}T09:30`),
    viewingUserId: await agentId(page, DEMO.agent),
  })
  const dialog = leadDialog(page, 'Viewing Details')

  await test.step('from the menu to the list, filtered', async () => {
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await page.getByRole('link', { name: 'Viewings', exact: true }).tap()
    await page.getByRole('button', { name: 'Sort and filter' }).tap()
    await page.getByRole('textbox', { name: 'Filter Name' }).tap()
    await page.keyboard.type('Tapped')
    await expect(rowOf(page, name)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Actions for / })).toHaveCount(1)
  })

  await test.step('the menu of the lead, and its form', async () => {
    await page.getByRole('button', { name: `Actions for ${name}` }).tap()
    await page.getByRole('menuitem', { name: 'View/Edit' }).tap()
    await longPress(
      page,
      dialog.getByLabel('Close', { exact: true }),
      page.getByRole('tooltip', { name: 'Close' }),
    )
    await dialog.getByRole('textbox', { name: 'Notes' }).tap()
    await expect(page.getByRole('tooltip')).toBeHidden()
    await page.keyboard.type('Rings at the side door')
    // By touch a choice is a select of the browser, which opens the picker of the device.
    await dialog.getByRole('combobox', { name: 'Agent' }).selectOption({ label: 'Me' })
    await dialog.getByRole('button', { name: 'Save' }).tap()
    await expect(toast(page, 'Enquiry has been successfully updated.')).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  await test.step('in the calendar, to another day', async () => {
    await visit(page, `${PATHS.calendar}?view=month&date=${DAY}`)
    await page.getByRole('button', { name: new RegExp(`^09:30 – 10:30, ${name}, Tuesday 12 April`) }).tap()
    await dialog.getByRole('button', { name: 'Choose a date and time' }).tap()
    await page.getByRole('button', { name: /^Thursday 14 April 2033/ }).tap()
    await page.getByRole('list', { name: 'Time' }).getByRole('button', { name: '11:30' }).tap()
    await dialog.getByRole('button', { name: 'Save' }).tap()
    await expect(dialog).toBeHidden()
    await expect(
      page.getByRole('button', { name: new RegExp(`^11:30 – 12:30, ${name}, Thursday 14 April`) }),
    ).toBeVisible()
  })
  await test.step('what opens is within what is seen of a page that two fingers have zoomed', async () => {
    await visit(page, PATHS.enquiries)
    const dots = page.getByRole('button', { name: /^Actions for / })
    await expect(dots.first()).toBeVisible()
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Input.synthesizePinchGesture', { x: 300, y: 200, scaleFactor: 2 })
    await expect.poll(() => page.evaluate(() => Math.round(visualViewport?.scale ?? 0))).toBe(2)

    await test.step('menus of rows, for each of which the page moves', async () => {
      const menu = page.getByRole('menu')
      for (const row of [0, 1, 3]) {
        await dots.nth(row).focus()
        await page.keyboard.press('Enter')
        await expect(menu).toBeVisible()
        await expect.poll(() => beyondSight(menu), `row ${row}`).toBe(0)
        await page.keyboard.press('Escape')
        await expect(menu).toBeHidden()
      }
    })

    await test.step('the suggestions of a filter', async () => {
      await page.getByRole('button', { name: 'Sort and filter' }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('combobox', { name: 'Filter Status' }).focus()
      await page.keyboard.press('ArrowDown')
      const list = page.getByRole('listbox')
      await expect(list).toBeVisible()
      await expect.poll(() => beyondSight(list)).toBe(0)
    })
  })
  await page.context().close()
})
