import { STORAGE_KEYS } from '@latchkey/domain/platform/storage/storage-keys'
import type { Browser, Page } from '@playwright/test'
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
