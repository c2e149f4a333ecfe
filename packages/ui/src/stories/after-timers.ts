/**
 * Resolves after all timers of at most this length that are running now, and after the renders that they
 * cause. Timers of a page fire in the order in which they are due, so this does not depend on the machine's
 * speed. Use it to assert that something did not happen; what does happen is awaited directly.
 */
export const afterTimers = (ms: number): Promise<void> =>
  new Promise((resolve) =>
    setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())), ms),
  )
