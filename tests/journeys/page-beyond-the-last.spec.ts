import type { Page } from '@playwright/test'
import { waitForRows } from './_enquiries.ts'
import { expect, PLAIN_PAGE, test } from './_journey.ts'
import { makeLead } from './_leads.ts'

const LIST = '/main-menu/enquiries'
/** Prefixes of Socket.IO frames. */
const CONNECTED = '40'
const PUSHED = '42["leads-refresh"'
const REMEMBERED = JSON.stringify({ page: 9999, limit: 10 })

/** The page numbers that the list requests from now on; the dashboard before it may still be loading. */
function requestedPages(page: Page): number[] {
  const pages: number[] = []
  page.on('request', (request) => {
    const number = /\/api\/leads\/enquiries\/(\d+)\/\d+/.exec(request.url())?.[1]
    if (number !== undefined && new URL(request.frame().url()).pathname === LIST) pages.push(Number(number))
  })
  return pages
}

/** The frames that the page's socket receives from now on. */
function framesOf(page: Page): string[] {
  const frames: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  return frames
}

/** Waits until the socket has received a frame with this prefix. */
const brought = (frames: readonly string[], start: string) =>
  expect.poll(() => frames.some((frame) => frame.startsWith(start))).toBe(true)

/** The last page, once the list is loaded and idle; it is in the URL and stored. */
async function lastPageOf(page: Page): Promise<number> {
  await waitForRows(page)
  await expect(page).toHaveURL(/\?page=\d{1,2}&limit=10$/)
  await page.waitForLoadState('networkidle')
  const last = Number(new URL(page.url()).searchParams.get('page'))
  expect(await page.evaluate(() => localStorage.getItem('enquiries_pagination'))).toBe(
    JSON.stringify({ page: last, limit: 10 }),
  )
  return last
}

for (const [where, address] of [
  ['that is remembered', LIST],
  ['in the address', `${LIST}?page=9999&limit=10`],
] as const)
  test.describe(`a page beyond the last ${where}`, () => {
    test('is not requested again by a push that overtakes its response', async ({ signIn }) => {
      const [page, colleague] = [await signIn('agent', PLAIN_PAGE), await signIn('admin')]
      await page.evaluate((kept) => localStorage.setItem('enquiries_pagination', kept), REMEMBERED)
      const pages = requestedPages(page)
      const frames = framesOf(page)
      const push = Promise.withResolvers<void>()
      await page.route('**/api/leads/enquiries/9999/**', async (route) => {
        const answer = await route.fetch()
        await push.promise
        await route.fulfill({ response: answer })
      })
      await page.goto(address)
      await expect.poll(() => pages).toEqual([9999])
      await brought(frames, CONNECTED)
      await makeLead(colleague, 'Overtaking')
      await brought(frames, PUSHED)
      push.resolve()
      const last = await lastPageOf(page)
      expect(pages.slice(0, 3)).toEqual([9999, last, last])
      expect(pages.lastIndexOf(9999)).toBe(0)
    })
  })
