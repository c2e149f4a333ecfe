import { expect, type Locator, type Page } from '@playwright/test'
import type { PickedFile } from './_picture.ts'

/** Waits until a page of cards is loaded. */
export async function waitForCards(page: Page): Promise<void> {
  await expect(page.getByText(/^Page \d+ of \d+ · /)).toBeVisible()
}

/** Opens Projects or Properties from the menu and waits for the cards. */
export async function openStock(page: Page, name: 'Projects' | 'Properties'): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { name: `Manage ${name}`, level: 1 })).toBeVisible()
  await waitForCards(page)
}

export const card = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true })

export const recordDialog = (page: Page, noun: 'Project' | 'Unit' | 'Property'): Locator =>
  page.getByRole('dialog', { name: `Create/Update ${noun}` })

/** The file input of a picture, a gallery or a spreadsheet. */
export const fileInput = (place: Page | Locator, name: string): Locator =>
  place.getByRole('group', { name, exact: true }).locator('input[type="file"]')

/** Chooses a picture for a field of a dialog and waits until it is stored. */
export async function choosePicture(dialog: Locator, label: string, file: PickedFile): Promise<void> {
  await fileInput(dialog, label).setInputFiles(file)
  await expect(dialog.getByRole('button', { name: `Delete ${label.toLowerCase()}` })).toBeVisible()
}

/** The file names of a gallery's pictures, in order. */
export async function galleryNames(dialog: Locator): Promise<string[]> {
  const labels = await dialog
    .getByRole('button', { name: /^Enlarge Picture/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''))
  return labels.map((label) => label.split(': ').at(-1) ?? '')
}

/** Opens the units of a project from its card. */
export async function openUnits(page: Page, project: string): Promise<void> {
  await card(page, project).getByRole('link', { name: 'View Units' }).click()
  await expect(page.getByRole('heading', { name: `${project} Units`, level: 1 })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Units' })).toHaveAttribute('aria-busy', 'false')
}

/** Opens the units of the first project and returns its name. */
export async function openFirstUnits(page: Page): Promise<string> {
  await openStock(page, 'Projects')
  const project = (await page.getByRole('article').first().getAttribute('aria-label')) ?? ''
  await openUnits(page, project)
  return project
}

/** Types into a filter of the units and waits for the matching rows. */
export async function filterUnits(page: Page, column: string, text: string): Promise<void> {
  const answered = page.waitForResponse(/\/units\/.*filter%5B/)
  await page.getByLabel(`Filter ${column}`).fill(text)
  await answered
  await expect(page.getByRole('table', { name: 'Units' })).toHaveAttribute('aria-busy', 'false')
}
