/** Runs at most `max` works at a time; the others wait in order. */
export function concurrencyLimit(max: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < max) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // Keeps the place, so that a later call cannot claim it.
      if (next) next()
      else running -= 1
    }
  }
}
