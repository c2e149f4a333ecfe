import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import { PATHS } from '@latchkey/domain/navigation/paths'
import type { Page as ListPage } from '@latchkey/domain/platform/lists/page'
import { leadDialog, toast } from './_enquiries.ts'
import { expect, test, visit } from './_journey.ts'
import { callAs } from './_leads.ts'

/** One of the demo's leads of long ago. */
const [NAME, LAST_NAME, EMAIL] = ['Idris Fallowfield', 'Fallowfield', 'idris.fallowfield@example.com']

test('a lead that is due for review is anonymised, and is not found by any of its former data', async ({
  signIn,
}) => {
  const admin = await signIn('admin', PATHS.privacy)
  const row = (text: string) => admin.getByRole('row').filter({ hasText: text })
  const reservations = `/leads/reservations/1/10?filter[name]=${LAST_NAME}`
  const { models } = await callAs<ListPage<LeadRow>>(admin, reservations)
  const id = models[0]?.id ?? 0

  await test.step('another one is kept longer, and leaves the review', async () => {
    await admin.getByRole('button', { name: 'Select', exact: true }).click()
    await admin.getByRole('checkbox', { name: 'Select Noor Pennistone' }).check()
    await admin.getByRole('button', { name: 'Keep longer' }).click()
    const asked = admin.getByRole('dialog', { name: 'Keep 1 lead longer' })
    await asked.getByRole('spinbutton', { name: 'Months from today' }).fill('6')
    await asked.getByRole('textbox', { name: 'Reason' }).fill('A claim is open.')
    await asked.getByRole('button', { name: 'Save' }).click()
    await expect(toast(admin, '1 lead has been kept longer.')).toBeVisible()
    await expect(row('Noor Pennistone')).toHaveCount(0)
  })

  await test.step('it is anonymised after the word is typed', async () => {
    await expect(row(NAME)).toContainText('Reservation declined')
    await admin.getByRole('checkbox', { name: `Select ${NAME}` }).check()
    await admin.getByRole('button', { name: 'Anonymise' }).click()
    const asked = admin.getByRole('dialog', { name: 'Anonymise 1 lead' })
    await asked.getByRole('textbox').fill('ANONYMISE')
    await asked.getByRole('button', { name: 'Anonymise' }).click()
    await expect(toast(admin, '1 lead has been anonymised.')).toBeVisible()
    await expect(row(NAME)).toHaveCount(0)
  })

  await test.step('neither the person nor the search finds it', async () => {
    await admin.getByRole('textbox', { name: 'Email' }).fill(EMAIL)
    await admin.getByRole('button', { name: 'Find' }).click()
    await expect(admin.getByText('No lead has this email or phone.')).toBeVisible()
    await admin.keyboard.press('Control+K')
    const search = admin.getByRole('dialog', { name: 'Search' })
    await search.getByRole('combobox').fill(LAST_NAME)
    await expect(search.getByText(/^Nothing|^No /).first()).toBeVisible()
    await admin.keyboard.press('Escape')
  })

  await test.step('its row stays in the list, under a name that says nothing', async () => {
    await visit(admin, `${PATHS.reservations}?name=${LAST_NAME}`)
    const list = admin.getByRole('table', { name: 'Reservations' })
    await expect(list).toHaveAttribute('aria-busy', 'false')
    await expect(list.getByText(LAST_NAME)).toHaveCount(0)
    await visit(admin, `${PATHS.reservations}?name=Lead+${id}`)
    await expect(row(`Anonymised Lead ${id}`)).toContainText(`removed-${id}@anonymised.invalid`)
    await visit(admin, `${PATHS.reservations}?lead=${id}`)
    const details = leadDialog(admin, 'Reservation Details')
    await expect(details.getByRole('textbox', { name: 'First Name' })).toHaveValue('Anonymised')
    await expect(details).not.toContainText(LAST_NAME)
  })

  await test.step('the audit trail says that it happened, and no more', async () => {
    await visit(admin, PATHS.audit)
    await expect(row('Lead anonymised').first()).toContainText(`Anonymised Lead ${id}`)
    await expect(admin.getByText(LAST_NAME)).toHaveCount(0)
  })
})
