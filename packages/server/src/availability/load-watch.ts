import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyBaseLogger } from 'fastify'
import type { Availability } from './availability.ts'

const TICK_MS = 1_000

/** The delay must last this long: a short peak on a small machine rejects no request. */
const SUSTAINED_MS = 10_000

const RESOLUTION_MS = 10

export interface LoadWatchParts {
  /** Mean delay of the event loop above which the process is overloaded; 0 disables the watch. */
  readonly maxDelaySeconds: number
  readonly availability: Availability
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly measure?: () => DelayMeasurement
}

export interface DelayMeasurement {
  /** Mean delay since the last call, in milliseconds. */
  read(): number
  end(): void
}

/**
 * Watches the delay of the event loop, so that requests are rejected while the process is overloaded. Returns a
 * function that stops it.
 */
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
    const delayMs = measurement.read()
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

export function measureDelay(): DelayMeasurement {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  return {
    read: () => {
      // NaN without a sample, which compares as not too long.
      const delayMs = histogram.mean / 1e6 - RESOLUTION_MS
      histogram.reset()
      return delayMs
    },
    end: () => histogram.disable(),
  }
}
