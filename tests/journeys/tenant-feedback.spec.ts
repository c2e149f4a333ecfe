import { addDays } from '@latchkey/domain/platform/values/days'
import type { Lead, LeadRow } from '@latchkey/domain/leads/lead.contract'
import type { Page as ListPage } from '@latchkey/domain/platform/lists/page'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import { leadDialog } from './_enquiries.ts'
import { DEMO, expect, test, visit } from './_journey.ts'
import { agentId, callAs } from './_leads.ts'
import type { Product } from './_product.ts'
import { answerQuestions, identify, mailedLink, PHONE, pick, sendEnquiry } from './_tenants.ts'

const dates = createDateFormatter()

const SUBJECTS = {
  questionnaire: 'A few questions about your enquiry: Harbour View 12',
  feedback: 'How was your viewing?',
}

/** Runs a periodic job as if it were `at`, in unix seconds. */
async function runJob(product: Product, name: 'reminders' | 'feedback', at: number): Promise<void> {
  const response = await fetch(`${product.url}/dev/jobs/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ at }),
  })
  expect(response.ok, await response.clone().text()).toBe(true)
}

test('from the first mail to feedback, never calling anyone', async ({ product, openBrowser, signIn }) => {
  const { id, email } = await sendEnquiry(product, 'Penrose')
  const tenant = await openBrowser()
  await tenant.setViewportSize(PHONE)
  const agent = await signIn('agent')

  await test.step('the first mail leads to the questionnaire and to the page', async () => {
    await tenant.goto(await mailedLink(product, email, '/your-enquiry/'))
    await identify(tenant, 'Penrose')
    await expect(tenant.getByText('Please answer a few questions.')).toBeVisible()
    await tenant.goto(await mailedLink(product, email, '/qualifying-questions/'))
    await identify(tenant, 'Penrose')
    await pick(tenant, 'Employment status', 'Self Employed')
    await answerQuestions(tenant)
    await tenant.getByRole('button', { name: 'Send answers' }).click()
    await expect(tenant.getByText('submitted successfully')).toBeVisible()
  })

  await test.step('the agent takes the lead and links the home', async () => {
    const { models } = await callAs<ListPage<LeadRow>>(agent, '/leads/viewings/1/100')
    const linked = await Promise.all(models.map((row) => callAs<Lead>(agent, `/leads/${row.id}`)))
    const home = linked.find(({ property }) => property?.propertyExplorerUnitUuid)?.property
    const lead = await callAs<Lead>(agent, `/leads/${id}`)
    await callAs(agent, `/leads/${id}`, { ...lead, property: home })
    expect((await callAs<Lead>(agent, `/leads/${id}`)).handler?.id).toBe(await agentId(agent, DEMO.agent))
  })

  await test.step('the tenant books a time by the link of the mail', async () => {
    await tenant.goto(await mailedLink(product, email, '/your-enquiry/'))
    await identify(tenant, 'Penrose')
    await tenant.getByRole('button', { name: 'Choose a time' }).click()
    await tenant.getByRole('list', { name: 'Days' }).getByRole('button').last().click()
    await tenant.getByRole('radio').last().check()
    await tenant.getByRole('button', { name: 'Book this time' }).click()
    await expect(tenant.getByText('Your viewing is booked.')).toBeVisible()
  })

  await test.step('the day before comes a reminder', async () => {
    const { viewingDate } = await callAs<Lead>(agent, `/leads/${id}`)
    const dayBefore = addDays(dates.toDateInput(viewingDate ?? 0), -1)
    await runJob(product, 'reminders', dates.fromLocalInput(`${dayBefore}T10:00`) ?? 0)
    const when = dates.formatTime(viewingDate ?? 0)
    await expect
      .poll(async () => (await callAs<{ subject: string }[]>(agent, `/leads/${id}/mails`))[0]?.subject)
      .toMatch(new RegExp(`^Your viewing is tomorrow: .* at ${when}$`))
  })

  await test.step('after the viewing the agent marks it as attended, and may undo that', async () => {
    const lead = await callAs<Lead>(agent, `/leads/${id}`)
    const begun = Math.floor(Date.now() / 1000) - 60
    await callAs(agent, `/leads/${id}`, { ...lead, viewingDate: begun, override: true })
    await visit(agent, `${PATHS.today}?date=${dates.toDateInput(begun)}`)
    const card = agent.getByRole('article', { name: 'Nia Penrose' })
    await card.getByRole('button', { name: 'No show' }).click()
    await expect(agent.getByText('Viewing marked as no show.')).toBeVisible()
    await agent.getByRole('button', { name: /^Undo/ }).click()
    await card.getByRole('button', { name: 'Attended' }).click()
    await expect(agent.getByText('Viewing marked as attended.')).toBeVisible()
    // It covers the last card of a day.
    await agent.getByRole('button', { name: 'Dismiss' }).click()
    await expect(card.getByText('Viewing complete')).toBeVisible()
  })

  await test.step('an hour later the tenant is asked, and says how it was', async () => {
    const asked = SUBJECTS.feedback
    await runJob(product, 'feedback', Math.floor(Date.now() / 1000) + 2 * 3600)
    await expect
      .poll(async () => callAs<{ subject: string; state: string }[]>(agent, `/leads/${id}/mails`))
      .toContainEqual(expect.objectContaining({ subject: asked, state: 'sent' }))
    await tenant.goto(await mailedLink(product, email, '/your-enquiry/'))
    await identify(tenant, 'Penrose')
    await pick(tenant, 'Are you interested in this home?', 'Maybe')
    await tenant.getByLabel('Anything you would like to tell us?').fill('A little dark.')
    await tenant.getByRole('button', { name: 'Send feedback' }).click()
    await expect(tenant.getByText('Thank you for your feedback.')).toBeVisible()
    await tenant.reload()
    await identify(tenant, 'Penrose')
    await expect(tenant.getByText('Thank you for your feedback.')).toBeVisible()
    await expect(tenant.getByRole('button', { name: 'Send feedback' })).toHaveCount(0)
  })

  await test.step('the agent reads it at the lead, with every mail', async () => {
    await agent.getByRole('article', { name: 'Nia Penrose' }).getByRole('button', { name: 'Open' }).click()
    await expect(leadDialog(agent, 'Viewing Details').getByText('A little dark.')).toBeVisible()
    await leadDialog(agent, 'Viewing Details').getByRole('button', { name: 'Emails' }).click()
    const mails = agent.getByRole('dialog', { name: 'Emails' }).getByRole('listitem')
    await expect(mails.first()).toContainText(`${SUBJECTS.feedback}Sent`)
    await expect(mails.last()).toContainText(`${SUBJECTS.questionnaire}Sent`)
  })
})
