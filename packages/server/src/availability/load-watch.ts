import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyBaseLogger } from 'fastify'
import type { Availability } from './availability.ts'

/** How often the event loop is measured, in milliseconds. */
const TICK_MS = 1_000

/** How long the delay has to be too long, in milliseconds: a moment in which a small machine does something else turns nobody away. */
const SUSTAINED_MS = 10_000

const RESOLUTION_MS = 10

/** What is watched, and what for. */
export interface LoadWatchParts {
  /** The mean delay of the event loop, in seconds, above which the process is overloaded; 0 switches the watch off. */
  readonly maxDelaySeconds: number
  readonly availability: Availability
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** Starts a measurement. */
  readonly measure?: () => DelayMeasurement
}

/** A measurement of the event loop that goes on. */
export interface DelayMeasurement {
  /** The mean delay since the last time it was taken, in milliseconds. */
  take(): number
  end(): void
}

/** Watches the delay of the event loop, so that requests are turned away while the process cannot keep up. Returns what ends it. */
export function watchLoad({
  maxDelaySeconds,
  availability,
  log,
  measure = measureDelay,
}: LoadWatchParts): () => void {
  if (maxDelaySeconds === 0) return () => undefined
  const measurement = measure()
  let lateSince: number | null = null
  const timer = setInterval(() => {
    const delayMs = measurement.take()
    const at = performance.now()
    lateSince = delayMs > maxDelaySeconds * 1000 ? (lateSince ?? at) : null
    const isOverloaded = lateSince !== null && at - lateSince >= SUSTAINED_MS
    if (isOverloaded && !availability.isOverloaded) {
      log.warn({ delayMs }, 'The process is overloaded: requests are turned away')
    }
    availability.isOverloaded = isOverloaded
  }, TICK_MS).unref()
  return () => {
    clearInterval(timer)
    measurement.end()
  }
}

/** Measures the event loop of this process. */
export function measureDelay(): DelayMeasurement {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  return {
    take: () => {
      // Not a number where nothing was measured, which is never too long.
      const delayMs = histogram.mean / 1e6 - RESOLUTION_MS
      histogram.reset()
      return delayMs
    },
    end: () => histogram.disable(),
  }
}
