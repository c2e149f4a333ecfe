import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'

/** The longest delay of a request, in milliseconds; 0 for none. */
const LONGEST_MS = Number(process.env['REQUEST_DELAY_MS'] ?? 0)

/** How many times slower than this machine pages run. */
const CPU_SLOWDOWN = Number(process.env['CPU_SLOWDOWN'] ?? 1)

/**
 * Delays each request of a browser at random and slows its pages, to find journeys that rely on the speed or the order of
 * responses and renders. Most delays are short, so that a few outlast what the journey does next.
 */
export async function slowDown(context: BrowserContext): Promise<void> {
  if (CPU_SLOWDOWN > 1)
    // The page may be closed by now.
    context.on('page', (page) => void slowPage(page).catch(() => {}))
  if (LONGEST_MS === 0) return
  await context.route(/\/(?:assets|api)\//, async (route) => {
    await pause(Math.random() ** 2 * LONGEST_MS)
    // The page may be closed by now.
    await route.fallback().catch(() => {})
  })
}

async function slowPage(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}
