import { PATHS } from '@latchkey/domain/navigation/paths'
import { waitForRows } from './_enquiries.ts'
import { expect, test, visit } from './_journey.ts'
import { makeLead, openList } from './_leads.ts'
import { PHONE } from './_tenants.ts'

/** In the demo data, with a future viewing. */
const SINGLE = 'Ffion Hughes'

test('a lead, its toolbar and its list fit a desktop, a phone and a window as low as at 400 % zoom', async ({
  signIn,
}) => {
  // The administrator sees all buttons of a toolbar.
  const page = await signIn('admin', PATHS.viewings)
  const more = page.getByRole('button', { name: 'More', exact: true })
  const views = page.getByRole('button', { name: 'Views', exact: true })

  await test.step('on a desktop a lead shows its tenant, status and viewing without scrolling', async () => {
    await openList(page, 'Viewings')
    // A person with a single lead: other enquiries of the same person would appear above the fields.
    await page.getByRole('textbox', { name: 'Filter Name' }).fill(SINGLE)
    await page.getByRole('button', { name: SINGLE, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Viewing Details' })
    for (const [width, height] of [
      [1920, 1080],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const field of [
        dialog.getByRole('textbox', { name: 'First Name' }),
        dialog.getByRole('textbox', { name: 'Phone' }),
        dialog.getByRole('radio', { name: 'Awaiting feedback' }),
        dialog.getByRole('radio', { name: 'Reservation complete' }),
        dialog.getByRole('textbox', { name: 'Viewing Date' }),
        dialog.getByRole('combobox', { name: 'Agent' }),
      ])
        await expect.soft(field, `${width} by ${height} px`).toBeInViewport({ ratio: 1 })
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await visit(page, PATHS.enquiries)
  await waitForRows(page)
  await page.setViewportSize(PHONE)
  await test.step('on a phone the toolbar of a list takes one line', async () => {
    const [bar, first] = [await more.locator('../..').boundingBox(), await more.boundingBox()]
    expect(bar?.height).toBeLessThanOrEqual((first?.height ?? 0) + 12)
    await expect(page.getByRole('button', { name: 'Select', exact: true })).toBeVisible()
    await more.click()
    for (const name of ['All', 'Mine', 'Unassigned', 'Waiting', 'Export', 'Views'])
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Handler' })).toBeVisible()
    await views.focus()
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
    await expect(views).toBeHidden()
  })

  await test.step('the head of a lead takes two more, for the person and the home', async () => {
    const lead = page.locator('[data-lead]').first()
    const name = await lead.textContent()
    await lead.click()
    const dialog = page.getByRole('dialog', { name: 'Enquiry Details' })
    await expect(dialog.getByRole('textbox', { name: 'First Name' })).toBeVisible()
    const head = dialog.getByRole('heading', { name: 'Enquiry Details' }).locator('..')
    expect((await head.boundingBox())?.height).toBeLessThanOrEqual(100)
    await expect(head.getByText(name ?? '', { exact: true })).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByText(/^1 of \d+$/).first()).toBeVisible()
    const moreOfLead = dialog.getByRole('button', { name: 'More', exact: true })
    await moreOfLead.click()
    await expect(dialog.getByText(/^Handler: /)).toBeVisible()
    await expect(dialog.getByText(/^Submitted /)).toBeVisible()
    await dialog.getByRole('button', { name: 'History' }).click()
    const history = page.getByRole('dialog', { name: 'History' })
    await expect(history).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(history).toBeHidden()
    await expect(dialog.getByRole('button', { name: 'History' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(moreOfLead).toBeFocused()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
  })

  await test.step('in a low window a lead scrolls as a whole, and so does the question about its edits', async () => {
    // Its own: a browser shows only the line of the cursor where a short text replaces the long one of another journey.
    const { id } = await makeLead(page, 'Lowwindow')
    await page.setViewportSize({ width: 320, height: 256 })
    await visit(page, `${PATHS.enquiries}?lead=${id}`)
    const dialog = page.getByRole('dialog', { name: 'Enquiry Details' })
    await expect(dialog.getByRole('textbox', { name: 'Last Name' })).toHaveValue('Lowwindow')
    const notes = dialog.getByRole('textbox', { name: 'Notes' })
    const save = dialog.getByRole('button', { name: 'Save', exact: true })
    await notes.fill('Called from a ladder.')
    await expect(notes).toBeInViewport({ ratio: 1 })
    await expect(save).not.toBeInViewport()
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('button').last()).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await save.click()
    await expect(dialog).toBeHidden()
  })
})
