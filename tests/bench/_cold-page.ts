import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'

/** A page that was opened in a new profile. */
export interface ColdPage {
  page: Page
  /** Processor time of the page's main thread, in milliseconds, by what was done: `load`, and each act. */
  cpuMs: Record<string, number>
  act: (name: string, work: () => Promise<void>) => Promise<void>
  close: () => Promise<void>
}

/** In milliseconds: how often the thread is looked at, and up to which time in between it counts as idle. */
const [LOOK_MS, IDLE_MS] = [150, 5]
/** A filter sends half a second after the last key. */
const IDLE_LOOKS = 5

/** The time that the main thread itself was on a processor, so that other processes hardly count. */
async function threadMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const secondsOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
  return (secondsOf('TaskDuration') - secondsOf('DevToolsCommandDuration')) * 1000
}

/** Waits until the main thread has nothing more to do; returns its time. */
async function whenIdle(session: CDPSession): Promise<number> {
  let before = await threadMs(session)
  for (let idle = 0; idle < IDLE_LOOKS;) {
    await delay(LOOK_MS)
    const now = await threadMs(session)
    idle = now - before < IDLE_MS ? idle + 1 : 0
    before = now
  }
  return before
}

/** Opens a page without a cache and waits for its content, on a processor that is `throttle` times slower. */
export async function coldPage(
  browser: Browser,
  url: string,
  content: string,
  { throttle = 1 }: { readonly throttle?: number } = {},
): Promise<ColdPage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  if (throttle > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  const cpuMs: Record<string, number> = {}
  const act = async (name: string, work: () => Promise<void>) => {
    const before = await whenIdle(session)
    await work()
    cpuMs[name] = (await whenIdle(session)) - before
  }
  await act('load', async () => {
    await page.goto(url)
    await page.locator(content).first().waitFor({ state: 'attached' })
  })
  return { page, cpuMs, act, close: () => context.close() }
}
