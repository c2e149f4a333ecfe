import { expect, type Page } from '@playwright/test'
import { toast } from './_enquiries.ts'

/** Saves this setting on the open page of the office. */
export async function setStrict(page: Page, isStrict: boolean): Promise<void> {
  await page.getByRole('checkbox', { name: 'Strict records' }).setChecked(isStrict)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Office settings have been saved.').last()).toBeVisible()
}
