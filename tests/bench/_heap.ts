import type { CDPSession } from '@playwright/test'

/** What a page holds after a collection of garbage. */
export interface Held {
  /** With the code that the browser has compiled, which grows while a page is used. */
  heapKb: number
  nodes: number
  listeners: number
}

const METRICS = { JSHeapUsedSize: 'heapKb', Nodes: 'nodes', JSEventListeners: 'listeners' } as const

/** Collects garbage, and says what is left. */
export async function heldBy(devTools: CDPSession): Promise<Held> {
  await devTools.send('Performance.enable')
  // What the first collection finalises, the next one frees.
  for (let turn = 0; turn < 3; turn += 1) await devTools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devTools.send('Performance.getMetrics')
  const valueOf = (name: keyof typeof METRICS) =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return {
    heapKb: Math.round(valueOf('JSHeapUsedSize') / 1024),
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
  }
}
