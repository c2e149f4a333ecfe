import { expect, test } from './_journey.ts'
import { openList } from './_leads.ts'

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
    await page.getByRole('table', { name: 'Viewings' }).locator('tbody button').first().click()
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
