import { STORAGE_KEYS } from '@latchkey/domain/platform/storage/storage-keys'
import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { PHONE } from './_tenants.ts'

/** Opens a tab of a phone, signed in. Its context is its own, because those of the pool have a mouse: close it. */
export async function openPhone(browser: Browser, baseURL: string, token: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  })
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    STORAGE_KEYS.token,
    token,
  ] as const)
  return context.newPage()
}

/** Rests a finger on a control until `shown` is visible. */
export async function longPress(page: Page, control: Locator, shown: Locator): Promise<void> {
  // Waits until the control is at rest and in sight.
  await control.tap({ trial: true })
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const devTools = await page.context().newCDPSession(page)
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await expect(shown).toBeVisible()
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
