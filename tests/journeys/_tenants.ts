import { expect, type Page } from '@playwright/test'
import type { Product } from './_product.ts'

/** A phone in portrait: 360 by 740. */
export const PHONE = { width: 360, height: 740 } as const

const LINK = /https?:\/\/[^\s<>"]+/g

/** Sends an enquiry as a portal, about a new home or the given one; resolves with the lead's id. */
export async function sendEnquiry(
  product: Product,
  lastName: string,
  home: object = {},
): Promise<{ id: number; email: string }> {
  const email = `${lastName.toLowerCase()}@example.com`
  const response = await fetch(`${product.url}/api/intake/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-intake-key': 'demo-intake-key' },
    body: JSON.stringify({
      firstName: 'Nia',
      lastName,
      email,
      phone: '07700 900456',
      property: {
        name: 'Harbour View 12',
        addressLine1: '3 Quayside',
        city: 'Bristol',
        postcode: 'BS1 4RB',
        ...home,
      },
    }),
  })
  expect(response.ok, await response.clone().text()).toBe(true)
  const { id } = (await response.json()) as { id: number }
  return { id, email }
}

/** The link in the newest mail to this address. Polls, because mails are sent after the save. */
export async function mailedLink(product: Product, to: string, path: string): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      const mails = await product.mails.mailsTo(to)
      found = mails
        .toReversed()
        .flatMap(({ text }) => text?.match(LINK) ?? [])
        .find((link) => link.includes(path))
      return found
    })
    .toBeDefined()
  return found ?? ''
}

/** Completes the identity step. */
export async function identify(page: Page, lastName: string, phone = '+44 7700 900456'): Promise<void> {
  await page.getByLabel('Phone').fill(phone)
  await page.getByLabel('Last name').fill(lastName)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Chooses an answer to a question. */
export async function pick(page: Page, question: string, answer: string): Promise<void> {
  const group = page.getByRole('radiogroup', { name: question })
  await group.getByText(answer, { exact: true }).click()
  await expect(group.getByRole('radio', { name: answer, exact: true })).toBeChecked()
}

/** Answers the required questions but the employment status, and wants to see the home in 20 days. */
export async function answerQuestions(page: Page): Promise<void> {
  await pick(page, 'Income source', 'Company Pays')
  await pick(page, 'Total household income', '£40,000-£49,999')
  await pick(page, 'Budget per month', 'Over £2000')
  await pick(page, 'Desired bedrooms', '2')
  await pick(page, 'Tenancy period', '12 months')
  await pick(page, 'Current living arrangements', 'Renting')
  await pick(page, 'Where did you hear about the property?', 'Word of Mouth')
  await pick(page, 'Parking required', 'No')
  await page.getByLabel('Desired viewing date').fill(`${inDays(20)}T10:30`)
  await page.getByLabel('Comments').fill('A quiet street, please.')
}

/** A day from now, as a date field holds it. */
export const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** True when no part of the page is wider than the window. */
export const fitsWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
