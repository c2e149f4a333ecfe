import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { STORAGE_KEYS } from '../../packages/domain/src/platform/storage/storage-keys.ts'

/** A kind of machine that people open pages on. */
export interface Device extends Pick<BrowserContextOptions, 'viewport' | 'hasTouch' | 'isMobile'> {
  /** The processor is so many times slower. */
  throttle: number
}

/** Measurements of a page since it was opened, in milliseconds. */
export interface Watched {
  /** The time from the start of the navigation until the awaited content was painted; null until then. */
  readyMs: number | null
  /** Tasks of more than 50 ms. */
  longTasksMs: number[]
  /** The sum of the scores of layout shifts without input. */
  layoutShift: number
  /** Times from the key or click to the next paint, by interaction. */
  interactionsMs: Record<number, number>
}

declare global {
  interface Window {
    watched: Watched
  }
}

/** Runs in the page before its own scripts. */
function watch([selector, tokenKey, token]: readonly [string, string, string | null]): void {
  if (token !== null) localStorage.setItem(tokenKey, token)
  const watched: Watched = { readyMs: null, longTasksMs: [], layoutShift: 0, interactionsMs: {} }
  window.watched = watched
  const notes: [type: string, note: (entry: PerformanceEntry) => void][] = [
    ['longtask', ({ duration }) => watched.longTasksMs.push(duration)],
    [
      'layout-shift',
      (entry) => {
        const { hadRecentInput, value } = entry as PerformanceEntry & {
          hadRecentInput: boolean
          value: number
        }
        if (!hadRecentInput) watched.layoutShift += value
      },
    ],
    [
      'event',
      (entry) => {
        const { interactionId: id, duration } = entry as PerformanceEventTiming & { interactionId: number }
        if (id !== 0) watched.interactionsMs[id] = Math.max(watched.interactionsMs[id] ?? 0, duration)
      },
    ],
  ]
  for (const [type, note] of notes) {
    const options = { type, buffered: true, durationThreshold: 16 }
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options)
  }
  const sight = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return
    sight.disconnect()
    requestAnimationFrame(() => setTimeout(() => (watched.readyMs = performance.now())))
  })
  sight.observe(document, { subtree: true, childList: true, attributes: true })
}

/** Opens a page in a new profile; `selector` matches its main content. */
export async function openWatched(
  browser: Browser,
  { throttle, ...device }: Device,
  url: string,
  /** The token of a session; null for a page without sign-in. */
  token: string | null,
  selector: string,
): Promise<Page> {
  const context = await browser.newContext({ ...device, locale: 'en-GB' })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  await page.addInitScript(watch, [selector, STORAGE_KEYS.token, token] as const)
  await page.goto(url)
  // Through the protocol: before any call of its own on a page, Playwright evaluates a large script there.
  const isReady = async () => {
    const { result } = await devTools.send('Runtime.evaluate', {
      expression: 'window.watched.readyMs !== null',
    })
    return result.value === true
  }
  while (!(await isReady())) await delay(20)
  // Includes what the page does after its first paint.
  await page.waitForLoadState('networkidle')
  return page
}

/** The longest interaction during these actions, in milliseconds. */
export async function interactionMs(page: Page, action: () => Promise<void>): Promise<number> {
  await page.evaluate(() => (window.watched.interactionsMs = {}))
  await action()
  // Its entry arrives with a later frame.
  await page.waitForFunction(() => Object.keys(window.watched.interactionsMs).length > 0)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))))
  return Math.max(...Object.values(await page.evaluate(() => window.watched.interactionsMs)))
}
