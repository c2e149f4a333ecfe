import { PATHS } from '@latchkey/domain/navigation/paths'
import { expect, test, visit } from './_journey.ts'
import { callAs, makeLead } from './_leads.ts'
import { toast, waitForRows } from './_enquiries.ts'

test('three leads are deleted at once, one already by a colleague; two are restored', async ({ signIn }) => {
  const page = await signIn('manager')
  const leads = []
  for (const nr of ['One', 'Two', 'Three']) leads.push(await makeLead(page, `Manyatonce-${nr}`))
  await visit(page, `${PATHS.enquiries}?page=1&limit=25&name=manyatonce`)
  await waitForRows(page)
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('button', { name: 'Select all on this page' }).click()
  await expect(page.getByText('3 selected').first()).toBeVisible()

  await page.getByRole('button', { name: 'Assign…' }).click()
  const assigning = page.getByRole('dialog', { name: 'Assign Lead' })
  await assigning.getByRole('combobox', { name: /Handler/ }).click()
  await page.getByRole('option', { name: 'Grace Patel' }).click()
  await assigning.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(toast(page, '3 leads have been assigned to Grace Patel.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Enquiries' }).getByText('Grace Patel')).toHaveCount(3)

  await page.getByRole('button', { name: 'Select all on this page' }).click()
  // A colleague is faster: the list updates, and the selection stays.
  const gone = leads[2]
  await callAs(page, `/leads/${gone?.id}/delete`, {})
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete 3 leads' })
  await question.getByRole('button', { name: 'Confirm' }).click()
  const deleted = toast(page, '2 leads have been deleted.')
  // A toast under the pointer stays.
  await deleted.hover()
  const report = page.getByRole('dialog', { name: 'Some leads were not changed' })
  await expect(report.getByRole('listitem')).toHaveText(`${gone?.name}Deleted already`)
  await page.keyboard.press('Escape')
  await expect(page.getByText('1 selected').first()).toBeVisible()

  await deleted.getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, '2 leads have been restored.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Select Ivy Manyatonce/ })).toHaveCount(2)
})
