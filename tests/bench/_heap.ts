import type { CDPSession } from '@playwright/test'

/** Memory of a page after garbage collection. */
export interface Stateful {
  /** Includes compiled code, which grows while a page is used. */
  heapKb: number
  nodes: number
  listeners: number
}

const METRICS = { JSHeapUsedSize: 'heapKb', Nodes: 'nodes', JSEventListeners: 'listeners' } as const

export async function heldBy(devTools: CDPSession): Promise<Stateful> {
  await devTools.send('Performance.enable')
  // Objects finalised by the first collection are freed by the next.
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
