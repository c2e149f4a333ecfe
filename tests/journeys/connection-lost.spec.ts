import { PATHS } from '@latchkey/domain/navigation/paths'
import { LIVE_NOTICES } from '@latchkey/domain/live/live.messages'
import { GENERIC_ERROR, UNREACHABLE } from '@latchkey/domain/platform/messages'
import { ROLE_CREATED } from '@latchkey/domain/roles/role.messages'
import { LOAD_FAILURE, PART_MISSING } from '@latchkey/domain/update/update.messages'
import { USER_CREATED } from '@latchkey/domain/users/user.messages'
import type { Locator, Page } from '@playwright/test'
import { enquiryRows, leadDialog, toast, waitForRows } from './_enquiries.ts'
import { DEMO, expect, fillSignIn, PLAIN_PAGE, test } from './_journey.ts'
import { answersTo, loseResponse } from './_answers.ts'
import { callAs, makeLead, rowOf } from './_leads.ts'
import { mailedLink, sendEnquiry } from './_tenants.ts'

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: /offline|updates are paused/ })

test('an agent who is offline sees a message and loses nothing; back online, the page refetches @main', async ({
  signIn,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED/)
  const page = await signIn('agent', PATHS.enquiries)
  const colleague = await signIn('admin', PATHS.enquiries)
  const lead = await makeLead(page, 'Offlineedit')
  await waitForRows(page)
  await page.getByRole('button', { name: lead.name, exact: true }).click()
  const notes = leadDialog(page).getByRole('textbox', { name: 'Notes' })
  await notes.fill('Called from the train')

  await page.context().setOffline(true)
  await expect(page.getByText(LIVE_NOTICES.offline)).toBeAttached()
  const missed = await makeLead(colleague, 'Missedmeanwhile')
  await leadDialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, UNREACHABLE)).toBeVisible()
  await expect(notes).toHaveValue('Called from the train')

  await page.context().setOffline(false)
  await expect(page.getByText(LIVE_NOTICES.offline)).toBeHidden()
  await leadDialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Enquiry has been successfully updated.')).toBeVisible()
  await expect(rowOf(page, missed.name)).toBeVisible()
  expect(await callAs<{ notes: string }>(page, `/leads/${lead.id}`)).toMatchObject({
    notes: 'Called from the train',
  })
})

test('a page that goes offline directly after loading shows a message', async ({ signIn, browserErrors }) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED/)
  const page = await signIn('agent', PATHS.enquiries)
  await waitForRows(page)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await expect(notice(page)).toHaveText(LIVE_NOTICES.offline)
})

test('where a proxy blocks pushes the page shows a message, and refetches when its tab gets the focus', async ({
  signIn,
}) => {
  const page = await signIn('agent', PLAIN_PAGE)
  await page.routeWebSocket(/socket\.io/, (socket) => socket.close())
  await page.goto(PATHS.enquiries)
  await waitForRows(page)
  await expect(notice(page)).toHaveText(LIVE_NOTICES['not-live'])
  const colleague = await signIn('admin', PATHS.enquiries)
  const missed = await makeLead(colleague, 'Notpushed')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(rowOf(page, missed.name)).toBeVisible()
})

test('a change between the first data of a page and its connection appears', async ({ signIn }) => {
  const page = await signIn('agent', PLAIN_PAGE)
  const colleague = await signIn('admin', PATHS.enquiries)
  const { promise: isMissed, resolve: connect } = Promise.withResolvers<void>()
  await page.routeWebSocket(/socket\.io/, async (socket) => {
    await isMissed
    socket.connectToServer()
  })
  await page.goto(PATHS.enquiries)
  await waitForRows(page)
  const missed = await makeLead(colleague, 'Beforeconnected')
  connect()
  await expect(rowOf(page, missed.name)).toBeVisible()
})

test('a dialog that cannot be loaded leaves the page and its edits as they are', async ({ signIn }) => {
  const page = await signIn('agent', PATHS.enquiries)
  const lead = await makeLead(page, 'Partmissing')
  await page.getByRole('button', { name: lead.name, exact: true }).click()
  const notes = leadDialog(page).getByRole('textbox', { name: 'Notes' })
  await notes.fill('Called from the train')

  await page.route('**/assets/*.js', (route) => route.abort())
  const history = leadDialog(page).getByRole('button', { name: 'History' })
  await history.click()
  await expect(toast(page, PART_MISSING)).toBeVisible()
  await page.unrouteAll()
  await history.click()
  await page.getByRole('dialog', { name: 'History' }).getByRole('button', { name: 'Close' }).last().click()
  await leadDialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Enquiry has been successfully updated.')).toBeVisible()
  expect(await callAs<{ notes: string }>(page, `/leads/${lead.id}`)).toMatchObject({
    notes: 'Called from the train',
  })
})

test('a dialog whose form cannot be loaded shows a message, and Retry loads it', async ({ signIn }) => {
  const page = await signIn('agent', PATHS.enquiries)
  const lead = await makeLead(page, 'Formmissing')
  await page.route('**/assets/lead.form-*', (route) => route.abort())
  await page.getByRole('button', { name: lead.name, exact: true }).click()
  const retry = leadDialog(page).getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await page.unrouteAll()
  await retry.click()
  await expect(leadDialog(page).getByRole('textbox', { name: 'Notes' })).toBeVisible()
})

test('signing in works after a first attempt without a connection', async ({ openBrowser }) => {
  const page = await openBrowser()
  await page.goto(PATHS.login)
  await page.route('**/assets/http-*', (route) => route.abort())
  await fillSignIn(page, DEMO.agent)
  await expect(page.getByText(GENERIC_ERROR)).toBeVisible()
  await page.unrouteAll()
  await fillSignIn(page, DEMO.agent)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test('a page of which a script cannot be loaded shows a message, and Retry loads it', async ({
  product,
  openBrowser,
  browserErrors,
}) => {
  browserErrors.allow(/Failed to fetch dynamically imported module/)
  const { email } = await sendEnquiry(product, 'Scriptless')
  const link = await mailedLink(product, email, '/qualifying-questions/')
  const page = await openBrowser()
  const message = page.getByRole('alert').filter({ hasText: LOAD_FAILURE.title })
  const pages = [
    // A static import.
    { address: PATHS.login, script: 'router', shown: page.getByLabel('Username') },
    // A dynamic import, after the token was removed from the address.
    { address: link, script: 'QuestionnairePage', shown: page.getByLabel('Phone') },
  ]
  for (const { address, script, shown } of pages) {
    await page.route(`**/assets/${script}-*`, (route) => route.abort())
    await page.goto(address)
    await expect(message).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('link', { name: LOAD_FAILURE.action }).click()
    await expect(shown).toBeVisible()
    await expect(message).toBeHidden()
  }
})

test('an enquiry whose creation was not answered is saved again without a second one @main', async ({
  signIn,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_FAILED/)
  const page = await signIn('agent', PATHS.enquiries)
  await waitForRows(page)
  await page.getByRole('button', { name: 'Create New' }).click()
  const dialog = leadDialog(page)
  for (const [label, text] of [
    ['First Name', 'Nora'],
    ['Last Name', 'Unanswered'],
    ['Email', 'nora@example.com'],
    ['Phone', '07700 900998'],
    ['Property Name', 'Harbour View 2'],
  ] as const)
    await dialog.getByLabel(label, { exact: true }).fill(text)

  const answer = await answersTo(page, '**/api/leads')
  answer(loseResponse)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, UNREACHABLE)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Phone', exact: true }).fill('07700 900997')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()

  await page.reload()
  await waitForRows(page)
  const row = enquiryRows(page).filter({ hasText: 'Nora Unanswered' })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('07700 900997')
})

test('a user and a role whose creation was not answered are saved again', async ({
  signIn,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_FAILED/)
  const page = await signIn('admin', PATHS.users)
  const createTwice = async (call: string, submit: Locator) => {
    await page.getByRole('combobox', { name: /^(?:Status|Is Active\?)/ }).click()
    await page.getByRole('option', { name: 'Active', exact: true }).click()
    const answer = await answersTo(page, `**/api${call}`)
    answer(loseResponse)
    await submit.click()
    await expect(toast(page, UNREACHABLE)).toBeVisible()
    await submit.click()
  }
  await page.getByRole('button', { name: 'Create New' }).click()
  await page.getByRole('textbox', { name: 'Username' }).fill('unanswered@latchkey.example')
  await createTwice('/users', page.getByRole('button', { name: 'SUBMIT' }))
  await expect(toast(page, USER_CREATED)).toBeVisible()

  await page.goto(PATHS.createRole)
  await page.getByRole('textbox', { name: 'Name' }).fill('Unanswered role')
  await createTwice('/roles/create', page.getByRole('button', { name: 'Save' }))
  await expect(toast(page, ROLE_CREATED)).toBeVisible()
  await expect(page.getByRole('row', { name: /Unanswered role/ })).toHaveCount(1)
})
