import { PATHS } from '@latchkey/domain/navigation/paths'
import type { Lead } from '@latchkey/domain/leads/lead.contract'
import { enquiryRows, waitForRows } from './_enquiries.ts'
import { expect, test, visit } from './_journey.ts'
import { agentId, callAs, goTo, makeLead } from './_leads.ts'
import { openStock, recordDialog } from './_stock.ts'

test.use({ hasMotion: true })

const HOUR_SECONDS = 3600

test('focus returns to a viewing that was moved to another day while its dialog was open', async ({
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

// With the keys of the browser; stories only make the events of keys.
test('by keyboard, what opens keeps the keys from the page behind, and returns the focus', async ({
  signIn,
}) => {
  const page = await signIn('admin', PATHS.enquiries)

  await test.step('the menu of a row and its confirmation', async () => {
    await waitForRows(page)
    const dots = enquiryRows(page)
      .first()
      .getByRole('button', { name: /^Actions for / })
    const menu = page.getByRole('menu')
    const question = page.getByRole('alertdialog', { name: 'Delete Enquiry' })
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }

    await test.step('Tab moves to the element after the rows', async () => {
      await dots.focus()
      await press('Enter', 'Tab')
      await expect(menu).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'First page' })).toBeFocused()
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

  await test.step('the list of a select belongs to its dialog', async () => {
    await openStock(page, 'Properties')
    await page.getByRole('button', { name: 'Create New' }).click()
    const dialog = recordDialog(page, 'Property')
    const select = dialog.getByRole('combobox', { name: 'Bedrooms' })
    // Found by its role, so it is not hidden with what is behind the dialog.
    const list = page.getByRole('listbox', { name: 'Bedrooms' })

    await test.step('Escape closes the list, not the dialog', async () => {
      await select.press('ArrowDown')
      await expect(list.getByRole('option').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(list).toHaveCount(0)
      await expect(select).toBeFocused()
    })
    await test.step('Tab closes it and moves on from the select', async () => {
      await select.press('ArrowDown')
      await page.keyboard.press('Tab')
      await expect(list).toHaveCount(0)
      await expect(select).not.toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await expect(select).toBeFocused()
    })
    await test.step('Enter chooses and submits nothing', async () => {
      await select.press('Enter')
      await page.keyboard.press('End')
      const chosen = await list.getByRole('option').last().textContent()
      await page.keyboard.press('Enter')
      await expect(list).toHaveCount(0)
      await expect(select).toHaveText(chosen ?? '')
      await expect(dialog).toBeVisible()
    })
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('the calendar of a date field', async () => {
    await visit(page, PATHS.today)
    const field = page.getByRole('textbox', { name: 'Day', exact: true })
    const calendar = page.getByRole('dialog', { name: 'Choose a date' })
    const open = async () => {
      await field.press('Alt+ArrowDown')
      await expect(calendar.locator('td :focus')).toBeVisible()
    }
    const expectReturned = async () => {
      await expect(calendar).toHaveCount(0)
      await expect(field).toBeFocused()
    }

    await test.step('after a press on the page', async () => {
      await open()
      await page.getByRole('main').click({ position: { x: 2, y: 2 } })
      await expectReturned()
    })
    await test.step('after Tab at its end', async () => {
      await open()
      await page.keyboard.press('Tab')
      await expectReturned()
    })
    await test.step('after Shift and Tab at its beginning', async () => {
      await open()
      await calendar.getByRole('button', { name: 'Previous month' }).focus()
      await page.keyboard.press('Shift+Tab')
      await expectReturned()
    })
    await test.step('after a press in the field and a pressed day', async () => {
      await open()
      await field.click()
      await calendar.getByRole('button', { name: /^\w+ 15 / }).click()
      await expectReturned()
    })
  })
})
