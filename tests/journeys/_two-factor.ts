import type { Page } from '@playwright/test'
import { codeAt } from '../../packages/server/test/_two-factor.ts'
import { DEMO_PASSWORD, expect, visit } from './_journey.ts'

/** Validity of a code, in milliseconds. */
export const PERIOD_MS = 30_000

/** Turns on two-factor sign-in on the profile page; returns the secret and the recovery codes. */
export async function switchOnTwoFactor(page: Page): Promise<{ secret: string; recoveryCodes: string[] }> {
  await visit(page, '/profile')
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByLabel('Current password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = (await page.getByLabel('Key', { exact: true }).inputValue()).replaceAll(' ', '')
  await page.getByLabel('Code', { exact: true }).fill(codeAt(secret, Date.now()))
  await page.getByRole('button', { name: 'Switch on' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recoveryCodes = await codes.allInnerTexts()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  return { secret, recoveryCodes }
}
