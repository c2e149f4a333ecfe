import type { Lead } from '@latchkey/domain/leads/lead.contract'
import { expect, test } from './_journey.ts'
import { callAs } from './_leads.ts'
import {
  answerQuestions,
  fitsWindow,
  identify,
  inDays,
  mailedLink,
  PHONE,
  pick,
  sendEnquiry,
} from './_tenants.ts'

const MISMATCH = 'Ensure your credentials match exactly.'
const SENT = 'Your qualifying questions have been submitted successfully.'

test('a tenant answers the questionnaire on a phone, and the agent reads it @main', async ({
  product,
  openBrowser,
  signInToApi,
}) => {
  const lead = await sendEnquiry(product, "O'Fane")
  const link = await mailedLink(product, lead.email, '/qualifying-questions/')
  const page = await openBrowser()
  await page.setViewportSize(PHONE)
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))

  await test.step('the token is removed from the URL, and not sent elsewhere', async () => {
    const response = await page.goto(link)
    expect(response?.headers()['referrer-policy']).toBe('no-referrer')
    expect(response?.headers()['cache-control']).toBe('no-store')
    await expect(page).toHaveURL(/\/qualifying-questions\/your-link$/)
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2)
  })

  await test.step('without a connection it says so', async () => {
    await page.context().setOffline(true)
    await identify(page, "O'Fane")
    await expect(page.getByText('We cannot be reached at the moment.')).toBeVisible()
    await page.context().setOffline(false)
  })

  await test.step('a wrong name and a wrong number are rejected', async () => {
    await identify(page, "O'Vane")
    await expect(page.getByText(MISMATCH)).toBeVisible()
    await identify(page, "O'Fane", '07700 900457')
    await expect(page.getByText(MISMATCH)).toBeVisible()
    expect(await fitsWindow(page)).toBe(true)
  })

  await test.step('the right ones are accepted, however they are written', async () => {
    await identify(page, " o'fane ")
    await expect(page.getByLabel('First Name')).toHaveValue('Nia')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(lead.email)
    expect(await fitsWindow(page)).toBe(true)
  })

  await test.step('answers stay on the device until they are sent', async () => {
    await pick(page, 'Employment status', 'Self Employed')
    await page.getByLabel('Pets').fill('A tortoise')
    await page.reload()
    await identify(page, "O'Fane")
    await expect(page.getByLabel('Pets')).toHaveValue('A tortoise')
    await expect(page.getByRole('radio', { name: 'Self Employed' })).toBeChecked()
  })

  await test.step('missing answers are reported at their fields', async () => {
    await page.getByLabel('Desired viewing date').fill(`${inDays(-1)}T10:00`)
    await page.getByRole('button', { name: 'Send answers' }).click()
    await expect(page.getByText('Date must be in the future').last()).toBeVisible()
    await expect(page.getByText('This is required')).not.toHaveCount(0)
  })

  await test.step('the rest is filled in and sent', async () => {
    await answerQuestions(page)
    await page.getByRole('button', { name: 'Send answers' }).click()
    await expect(page.getByText(SENT)).toBeVisible()
    expect(await fitsWindow(page)).toBe(true)
  })

  await test.step('no personal data is left on the device, and a reload shows the same', async () => {
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    expect(kept).not.toMatch(/tortoise|Nia|07700|Fane/)
    expect(kept).not.toContain(new URL(link).pathname.split('/').at(-1))
    await page.reload()
    await expect(page.getByText(SENT)).toBeVisible()
    expect(sockets).toEqual([])
  })

  await test.step('the link works only once', async () => {
    const again = await openBrowser()
    await again.goto(link)
    await identify(again, "O'Fane")
    await expect(again.getByText(MISMATCH)).toBeVisible()
  })

  await test.step('the agent has the answers', async () => {
    const agent = await signInToApi('agent')
    const { status, employmentStatus, howWillYouPay, budget, qualifyingNotes, ...rest } = await callAs<Lead>(
      agent,
      `/leads/${lead.id}`,
    )
    expect({ status, employmentStatus, howWillYouPay, budget, qualifyingNotes }).toEqual({
      status: 2,
      employmentStatus: 4,
      howWillYouPay: 5,
      budget: 5,
      qualifyingNotes: 'A quiet street, please.',
    })
    expect(rest).toMatchObject({
      desiredTenancyPeriodInMonths: 12,
      parkingRequired: false,
      pets: 'A tortoise',
    })
  })
})
