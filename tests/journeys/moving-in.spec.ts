import fs from 'node:fs'
import path from 'node:path'
import { PATHS } from '@latchkey/domain/navigation/paths'
import type { Page } from '@playwright/test'
import { inRoot } from '../../scripts/lib/root.ts'
import { choose, enquiryRows, filterBy, leadDialog, openEnquiries, toast } from './_enquiries.ts'
import { expect, test, visit } from './_journey.ts'
import { fileInput } from './_stock.ts'
import { mailedLink } from './_tenants.ts'

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name })
/** Exact, because '2 new' is also a part of 'Notifications, 2 new'. */
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

const EXAMPLES = inRoot('examples/moving-in')
const SYSTEM = 'Fernhill CRM'
const KEPT = 'Zoë Ackroyd'
const KEPT_MAIL = 'zoe.ackroyd@example.com'
const KEPT_HOME = 'Flat 1, 18 Wharfside Row'

/** Uploads an example, and says where it comes from. */
async function bring(page: Page, kind: string, name: string): Promise<void> {
  await page.getByRole('radio', { name: kind, exact: true }).check()
  await fileInput(page, 'Choose file').setInputFiles(path.join(EXAMPLES, name))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const system = page.getByRole('textbox', { name: 'Where it comes from' })
  await system.fill(SYSTEM)
  await system.press('Enter')
}

/** Chooses what a word becomes, by keyboard alone. */
async function decide(page: Page, word: string, becomes: string): Promise<void> {
  const select = page.getByRole('combobox', { name: `What ${word} becomes` })
  await select.focus()
  await page.keyboard.press('Enter')
  const option = page.getByRole('option', { name: becomes, exact: true })
  await expect(option).toBeVisible()
  await page.keyboard.type(becomes)
  await page.keyboard.press('Enter')
  await expect(select).toHaveText(becomes)
}

/** Moves to a step from the open one, by keyboard alone. */
async function openStep(page: Page, step: RegExp): Promise<void> {
  // While a file is read, there is no next step to open.
  await expect(tab(page, step)).toHaveAttribute('aria-disabled', 'false')
  await page.getByRole('tab', { selected: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, step)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tab(page, step)).toHaveAttribute('aria-selected', 'true')
}

async function check(page: Page, counts: readonly string[]): Promise<void> {
  await button(page, /^Check \d+ rows$/).click()
  for (const count of counts) await expect(button(page, count)).toBeVisible()
}

async function startImport(page: Page, label: string): Promise<void> {
  await expect(page.getByText('Nobody is emailed.')).toBeVisible()
  await button(page, label).click()
}

const openImport = async (page: Page, name: string): Promise<void> => {
  await visit(page, PATHS.imports)
  await page.getByRole('table', { name: 'Imports' }).getByRole('link', { name, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Undoes the open import, of which one record stays, or none. */
async function undo(page: Page, question: string, stay: string | null): Promise<void> {
  await button(page, 'Undo').click()
  const prompt = page.getByRole('alertdialog', { name: 'Undo this import?' })
  await expect(prompt.getByText(question)).toBeVisible()
  await prompt.getByRole('button', { name: 'Undo' }).click()
  const said = stay === null ? 'Import has been undone.' : 'Import has been undone. 1 stays.'
  await expect(page.getByRole('tabpanel').getByText(said, { exact: true })).toBeVisible()
  if (stay === null) return
  await expect(page.getByRole('table', { name: 'What stays' }).getByRole('row', { name: stay })).toBeVisible()
}

test('an office moves in with staff, homes and enquiries, and out again', async ({ signIn, product }) => {
  const page = await signIn('admin', PATHS.imports)

  await test.step('staff: a role of the old system is decided, and a row is mended', async () => {
    await bring(page, 'Staff', 'negotiators.csv')
    await openStep(page, /^Columns/)
    await expect(page.getByRole('combobox', { name: 'What Email becomes' })).toHaveText('Username')
    await openStep(page, /^Values/)
    await decide(page, 'Senior Negotiator', 'Lettings Agent')
    await decide(page, 'Left', 'None')
    await openStep(page, /^Check/)
    await check(page, ['10 new', '1 with problems'])
    await button(page, '1 with problems').click()
    await expect(page).toHaveURL(/rows=problem/)
    await button(page, 'Gareth Pugh').click()
    const row = page.getByRole('dialog', { name: 'Row 11' })
    await row.getByRole('textbox', { name: 'Email' }).fill('gareth.pugh@example.com')
    await page.goBack()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
    await row.getByRole('button', { name: 'Save' }).click()
    await expect(button(page, '11 new')).toBeVisible()
    await openStep(page, /^Import/)
    await startImport(page, 'Import 11 people')
    await expect(toast(page, 'Import has started.')).toBeVisible()
    await expect(
      page.getByText('11 imported, 0 updated, 0 left out, 0 with problems.', { exact: true }),
    ).toBeVisible()
  })

  await test.step('homes: a row with a problem keeps only itself back', async () => {
    await visit(page, PATHS.imports)
    await bring(page, 'Homes', 'properties.xlsx')
    await tab(page, /^Values/).click()
    await decide(page, 'Withdrawn', 'Archived')
    await tab(page, /^Check/).click()
    await check(page, ['21 new', '1 with problems'])
    await tab(page, /^Import/).click()
    await startImport(page, 'Import 21 homes')
    await expect(
      page.getByText('21 imported, 0 updated, 0 left out, 1 with problems.', { exact: true }),
    ).toBeVisible()
  })

  await test.step('enquiries: the page opens again where it was, for a colleague too', async () => {
    await visit(page, PATHS.imports)
    await bring(page, 'Enquiries', 'applicants.csv')
    await tab(page, /^Values/).click()
    await expect(page.getByRole('combobox', { name: 'What T Okafor becomes' })).toHaveText('Tunde Okafor')
    await decide(page, 'On hold', 'Leave these rows out')
    await tab(page, /^Check/).click()
    await check(page, ['23 new', '2 left out', '3 with problems'])
    await openImport(page, 'applicants.csv')
    await expect(tab(page, /^Check/)).toHaveAttribute('aria-selected', 'true')
    await expect(button(page, '23 new')).toBeVisible()
  })
  const colleague = await signIn('admin', new URL(page.url()).pathname)
  await expect(button(colleague, '23 new')).toBeVisible()
  await tab(page, /^Import/).click()
  await startImport(page, 'Import 23 enquiries')
  for (const each of [page, colleague]) {
    await tab(each, /^Import/).click()
    await expect(
      each.getByText('23 imported, 0 updated, 2 left out, 3 with problems.', { exact: true }),
    ).toBeVisible()
  }

  await test.step('a lead is in its list with its home, is saved, and is the first who is mailed', async () => {
    await openEnquiries(colleague)
    await filterBy(colleague, 'Name', KEPT)
    const row = enquiryRows(colleague).first()
    await expect(row.getByRole('cell', { name: KEPT_HOME, exact: true }).first()).toBeVisible()
    await choose(colleague, row, 'View/Edit')
    await leadDialog(colleague).getByRole('textbox', { name: 'Notes' }).fill('Called back')
    await leadDialog(colleague).getByRole('button', { name: 'Save' }).click()
    await expect(leadDialog(colleague)).toBeHidden()
    await choose(colleague, row, 'View/Edit')
    await leadDialog(colleague).getByRole('button', { name: 'Send Questionnaire Link' }).click()
    await expect(toast(colleague, 'Questionnaire link has been sent.')).toBeVisible()
    await colleague.keyboard.press('Escape')
    await expect(leadDialog(colleague)).toBeHidden()
    await mailedLink(product, KEPT_MAIL, '/qualifying-questions/')
    const enquiries = fs.readFileSync(path.join(EXAMPLES, 'applicants.csv'), 'latin1')
    const staff = fs.readFileSync(path.join(EXAMPLES, 'negotiators.csv'), 'utf8')
    expect(product.mails.addresses().filter((address) => `${enquiries} ${staff}`.includes(address))).toEqual([
      KEPT_MAIL,
    ])
  })

  await test.step('an undo removes what nobody has touched, also under a colleague, and names the rest', async () => {
    const opened = leadDialog(colleague)
    await filterBy(colleague, 'Name', 'Ben Thackray')
    await choose(colleague, enquiryRows(colleague).first(), 'View/Edit')
    await expect(opened.getByRole('textbox', { name: 'Last Name' })).toHaveValue('Thackray')
    await undo(
      page,
      '22 are removed, 0 are set back. 1 was changed since and stays.',
      `${KEPT} Changed since`,
    )
    await expect(opened.getByText(/The import that brought this lead has been undone/)).toBeVisible()
    await expect(opened.getByRole('button', { name: 'Restore lead' })).toBeHidden()
    await colleague.keyboard.press('Escape')
    await expect(enquiryRows(colleague)).toHaveCount(0)
    await openImport(page, 'properties.xlsx')
    await undo(page, '20 are removed, 0 are set back. 1 was changed since and stays.', `${KEPT_HOME} In use`)
    await openImport(page, 'negotiators.csv')
    // Their lead has gone to whoever saved it.
    await undo(page, '11 are removed, 0 are set back. 0 were changed since and stay.', null)
  })
})
