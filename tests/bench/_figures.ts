/** Prints a measurement as one line of JSON. */
export function figure(bench: string, facts: Readonly<Record<string, string | number>>): void {
  console.log(JSON.stringify({ bench, ...facts }))
}

/** The value below which a share of the samples lies. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((one, other) => one - other)
  const index = Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)
  return sorted[Math.max(0, index)] ?? Number.NaN
}

/** Milliseconds, to one decimal. */
export const rounded = (ms: number): number => Math.round(ms * 10) / 10

/** Runs the work repeatedly, one run after the other, and returns the duration of each in milliseconds. */
export async function timesOf(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let done = 0; done < count; done += 1) {
    const from = performance.now()
    await work()
    times.push(performance.now() - from)
  }
  return times
}

/** Prints the p50 and p95 of durations in milliseconds, and whether the p95 is below its aim. */
export function timesFigure(
  bench: string,
  facts: Readonly<Record<string, string | number>>,
  times: readonly number[],
  aimMs: number,
): void {
  const p95Ms = rounded(percentile(times, 0.95))
  figure(bench, {
    ...facts,
    p50Ms: rounded(percentile(times, 0.5)),
    p95Ms,
    aimMs,
    reached: p95Ms < aimMs ? 'yes' : 'no',
  })
}
