import { PATHS } from '@latchkey/domain/navigation/paths'
import { LIVE_NOTICES } from '@latchkey/domain/live/live.messages'
import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import type { Page as ListPage } from '@latchkey/domain/platform/lists/page'
import { GENERIC_ERROR, UNREACHABLE } from '@latchkey/domain/platform/messages'
import { ROLE_CREATED } from '@latchkey/domain/roles/role.messages'
import { LOAD_FAILURE, PART_MISSING } from '@latchkey/domain/update/update.messages'
import { USER_CREATED } from '@latchkey/domain/users/user.messages'
import type { Locator, Page } from '@playwright/test'
import { leadDialog, toast, waitForRows } from './_enquiries.ts'
import { beginSession, DEMO, expect, fillSignIn, test, visit } from './_journey.ts'
import { answersTo, loseResponse } from './_answers.ts'
import { callAs, makeLead, rowOf } from './_leads.ts'
import { mailedLink, sendEnquiry } from './_tenants.ts'

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: /offline|updates are paused/ })

test('an agent who is offline sees a message and loses nothing; back online, the page refetches @main', async ({
  signIn,
  signInToApi,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED/)
  const page = await signIn('agent', PATHS.enquiries)
  const colleague = await signInToApi('admin')
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

test('a change that is not pushed appears: made before the connection, or while a proxy blocks pushes', async ({
  openTab,
  product,
  signInToApi,
}) => {
  const page = await openTab(await beginSession(product, DEMO.agent))
  const colleague = await signInToApi('admin')
  const { promise: isMissed, resolve: connect } = Promise.withResolvers<void>()
  let isBlocked = false
  await page.routeWebSocket(/socket\.io/, async (socket) => {
    if (isBlocked) return socket.close()
    await isMissed
    socket.connectToServer()
  })

  await test.step('between the first data of a page and its connection', async () => {
    await page.goto(PATHS.enquiries)
    await waitForRows(page)
    const missed = await makeLead(colleague, 'Beforeconnected')
    connect()
    await expect(rowOf(page, missed.name)).toBeVisible()
  })

  await test.step('blocked: the page shows a message, and refetches when its tab gets the focus', async () => {
    isBlocked = true
    await page.reload()
    await waitForRows(page)
    await expect(notice(page)).toHaveText(LIVE_NOTICES['not-live'])
    const missed = await makeLead(colleague, 'Notpushed')
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(rowOf(page, missed.name)).toBeVisible()
  })
})

test('what cannot be loaded leaves the page and its edits as they are', async ({
  openTab,
  product,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED/)
  const page = await openTab(await beginSession(product, DEMO.agent))
  // From the beginning, because the page fetches it in advance.
  await page.route('**/assets/lead.form-*', (route) => route.abort())
  await page.goto(PATHS.enquiries)

  await test.step('offline directly after loading, the page shows a message', async () => {
    await waitForRows(page)
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await expect(notice(page)).toHaveText(LIVE_NOTICES.offline)
    await page.context().setOffline(false)
    await expect(notice(page)).toBeHidden()
  })

  const lead = await makeLead(page, 'Partmissing')
  const notes = leadDialog(page).getByRole('textbox', { name: 'Notes' })
  await test.step('a dialog without its form shows a message, and Retry loads it', async () => {
    await page.getByRole('button', { name: lead.name, exact: true }).click()
    const retry = leadDialog(page).getByRole('button', { name: 'Retry' })
    await expect(retry).toBeVisible()
    await page.unrouteAll()
    await retry.click()
    await notes.fill('Called from the train')
  })

  await test.step('a dialog over it is reported, opens later, and the edits are saved', async () => {
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
    // A dynamic import, after the token was removed from the address.
    { address: link, script: 'QuestionnairePage', shown: page.getByLabel('Phone') },
    // A static import.
    { address: PATHS.login, script: 'router', shown: page.getByLabel('Username') },
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

  await test.step('signing in works after a first attempt without a connection', async () => {
    await page.route('**/assets/http-*', (route) => route.abort())
    await fillSignIn(page, DEMO.agent)
    await expect(page.getByText(GENERIC_ERROR)).toBeVisible()
    await page.unrouteAll()
    await fillSignIn(page, DEMO.agent)
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  })
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

  await expect(rowOf(page, 'Nora Unanswered')).toContainText('07700 900997')
  const { models } = await callAs<ListPage<LeadRow>>(page, '/leads/enquiries/1/10?filter[name]=Unanswered')
  expect(models.map(({ phone }) => phone)).toEqual(['07700 900997'])
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
  await expect(page.getByRole('dialog')).toBeHidden()

  await visit(page, PATHS.createRole)
  await page.getByRole('textbox', { name: 'Name' }).fill('Unanswered role')
  await createTwice('/roles/create', page.getByRole('button', { name: 'Save' }))
  await expect(toast(page, ROLE_CREATED)).toBeVisible()
  await expect(page.getByRole('row', { name: /Unanswered role/ })).toHaveCount(1)
})
