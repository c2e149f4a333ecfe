/**
 * Resolves after every timer of at most this length that is running now, and after what it renders: the timers of a page
 * end in the order in which they are due, however busy the machine is. For what must not happen; what must is awaited.
 */
export const afterTimers = (ms: number): Promise<void> =>
  new Promise((resolve) =>
    setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())), ms),
  )
