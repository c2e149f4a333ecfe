import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the list of enquiries from the menu and waits for its rows. */
export async function openEnquiries(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Enquiries' }).click()
  await expect(page.getByRole('heading', { name: 'Enquiries', level: 1 })).toBeVisible()
  await waitForRows(page)
}

/** Waits until the list is loaded. */
export async function waitForRows(page: Page): Promise<void> {
  await expect(enquiryTable(page)).toHaveAttribute('aria-busy', 'false')
}

export const enquiryTable = (page: Page): Locator => page.getByRole('table', { name: 'Enquiries' })

export const enquiryRows = (page: Page): Locator =>
  enquiryTable(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Actions for / }) })

/**
 * The text of a cell, by column number from 0. Uses `textContent`, because a new row is laid out only with the next
 * frame.
 */
export async function cellText(row: Locator, column: number): Promise<string> {
  return ((await row.getByRole('cell').nth(column).textContent()) ?? '').trim()
}

/** Column numbers. */
export const COLUMN = { name: 0, email: 1, phone: 2, propertyAddress: 3, propertyName: 4, status: 5 } as const

/** The name in the label of a row's menu. */
export async function nameOf(row: Locator): Promise<string> {
  const label = await row.getByRole('button', { name: /^Actions for / }).getAttribute('aria-label')
  return label?.replace('Actions for ', '') ?? ''
}

/** Chooses an item of a row's menu. */
export async function choose(page: Page, row: Locator, item: string): Promise<void> {
  await row.getByRole('button', { name: /^Actions for / }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

export const leadDialog = (page: Page, title = 'Enquiry Details'): Locator =>
  page.getByRole('dialog', { name: title })

/** A toast with this text. */
export const toast = (page: Page, text: string): Locator =>
  page
    .getByRole('region', { name: 'Notifications', exact: true })
    .locator('[role="status"], [role="alert"]')
    .filter({ hasText: text })
    .first()

/** Types into a filter, in place of what it has, and waits for the matching rows; `kept` is what the filter keeps of the text. */
export async function filterBy(page: Page, column: string, text: string, kept = text): Promise<void> {
  const filter = page.getByLabel(`Filter ${column}`)
  await filter.clear()
  // Slow typing causes requests with a part of the text before.
  const answered = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url())
    return (
      pathname.includes('/leads/enquiries/') &&
      [...searchParams].some(([name, value]) => name.startsWith('filter[') && value === kept)
    )
  })
  await filter.pressSequentially(text)
  await answered
  await waitForRows(page)
}
