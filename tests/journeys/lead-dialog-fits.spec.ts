import { expect, test } from './_journey.ts'
import { openList } from './_leads.ts'

/** Of the demo, with a viewing to come. */
const SINGLE = 'Ffion Hughes'

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
] as const) {
  test(`at ${width} by ${height} px a lead shows its tenant, status and viewing without scrolling`, async ({
    signIn,
  }) => {
    const page = await signIn('agent')
    await page.setViewportSize({ width, height })
    await openList(page, 'Viewings')
    // Somebody with a single lead: other enquiries of a person stand above the fields.
    await page.getByRole('textbox', { name: 'Filter Name' }).fill(SINGLE)
    await page.getByRole('button', { name: SINGLE, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Viewing Details' })
    for (const field of [
      dialog.getByRole('textbox', { name: 'First Name' }),
      dialog.getByRole('textbox', { name: 'Phone' }),
      dialog.getByRole('radio', { name: 'Awaiting feedback' }),
      dialog.getByRole('radio', { name: 'Reservation complete' }),
      dialog.getByRole('textbox', { name: 'Viewing Date' }),
      dialog.getByRole('combobox', { name: 'Agent' }),
    ])
      await expect.soft(field).toBeInViewport({ ratio: 1 })
  })
}
