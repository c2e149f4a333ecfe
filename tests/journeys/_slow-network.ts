import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext } from '@playwright/test'

/** The longest delay of a request, in milliseconds; 0 for none. */
const LONGEST_MS = Number(process.env['REQUEST_DELAY_MS'] ?? 0)

/**
 * Delays each request of a browser at random, to find journeys that rely on the speed or the order of responses. Most
 * delays are short, so that a few outlast what the journey does next.
 */
export async function slowDown(context: BrowserContext): Promise<void> {
  if (LONGEST_MS === 0) return
  await context.route(/\/(?:assets|api)\//, async (route) => {
    await pause(Math.random() ** 2 * LONGEST_MS)
    // The page may be closed by now.
    await route.fallback().catch(() => {})
  })
}
