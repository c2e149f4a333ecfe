import { expect, type Locator, type Page } from '@playwright/test'
import type { PickedFile } from './_picture.ts'

/** Waits until a page of cards has its answer. */
export async function waitForCards(page: Page): Promise<void> {
  await expect(page.getByText(/^Page \d+ of \d+ · /)).toBeVisible()
}

/** Opens Projects or Properties by the menu and waits for the cards. */
export async function openStock(page: Page, name: 'Projects' | 'Properties'): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { name: `Manage ${name}`, level: 1 })).toBeVisible()
  await waitForCards(page)
}

/** The card of a project or a property. */
export const card = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true })

/** The dialog of a project, a unit or a property. */
export const recordDialog = (page: Page, noun: 'Project' | 'Unit' | 'Property'): Locator =>
  page.getByRole('dialog', { name: `Create/Update ${noun}` })

/** The place of a form that takes files: a picture, a gallery, or a spreadsheet. */
export const fileInput = (place: Page | Locator, name: string): Locator =>
  place.getByRole('group', { name, exact: true }).locator('input[type="file"]')

/** Chooses one picture for a field of a dialog and waits until it is stored. */
export async function choosePicture(dialog: Locator, label: string, file: PickedFile): Promise<void> {
  await fileInput(dialog, label).setInputFiles(file)
  await expect(dialog.getByRole('button', { name: `Delete ${label.toLowerCase()}` })).toBeVisible()
}

/** The pictures of a gallery in their order, by the names of their files. */
export async function galleryNames(dialog: Locator): Promise<string[]> {
  const labels = await dialog
    .getByRole('button', { name: /^Enlarge Picture/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''))
  return labels.map((label) => label.split(': ').at(-1) ?? '')
}

/** Opens the units of a project by its card. */
export async function openUnits(page: Page, project: string): Promise<void> {
  await card(page, project).getByRole('link', { name: 'View Units' }).click()
  await expect(page.getByRole('heading', { name: `${project} Units`, level: 1 })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Units' })).toHaveAttribute('aria-busy', 'false')
}

/** Opens the units of the first project and answers its name. */
export async function openFirstUnits(page: Page): Promise<string> {
  await openStock(page, 'Projects')
  const project = (await page.getByRole('article').first().getAttribute('aria-label')) ?? ''
  await openUnits(page, project)
  return project
}

/** Types into a filter of the units and waits for the rows that pass it. */
export async function filterUnits(page: Page, column: string, text: string): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().includes('/units/'))
  await page.getByLabel(`Filter ${column}`).fill(text)
  await answered
  await expect(page.getByRole('table', { name: 'Units' })).toHaveAttribute('aria-busy', 'false')
}
