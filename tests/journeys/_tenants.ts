import { expect, type Page } from '@playwright/test'
import type { Product } from './_product.ts'

/** A phone in portrait: 360 by 740. */
export const PHONE = { width: 360, height: 740 } as const

interface Mail {
  to: string
  subject: string
  links: string[]
}

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
      const mails = (await (await fetch(`${product.url}/dev/mail.json`)).json()) as Mail[]
      found = mails
        .filter((mail) => mail.to === to)
        .flatMap(({ links }) => links)
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

/** True when no part of the page is wider than the window. */
export const fitsWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
