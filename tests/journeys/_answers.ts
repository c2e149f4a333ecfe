import type { Page, Route } from '@playwright/test'

type Handle = (route: Route) => Promise<unknown>

/**
 * Returns a function by which a test answers the next request for an address itself. The route stays: while Playwright
 * removes one, such as a route with `times`, a request that is sent at that moment can hang.
 */
export async function answersTo(page: Page, address: string): Promise<(handle: Handle) => void> {
  let next: Handle | null = null
  await page.route(address, (route) => {
    const handle = next
    next = null
    return handle === null ? route.fallback() : handle(route)
  })
  return (handle) => void (next = handle)
}

/** Loses the response, after the server has handled the request. */
export async function loseResponse(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}
