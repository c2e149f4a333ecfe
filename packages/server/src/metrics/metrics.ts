import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Availability } from '../availability/availability.ts'

export interface MetricsParts {
  readonly availability: Availability
  readonly pool: { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number }
  /** Across processes, by state. */
  readonly jobs: { counts(): Promise<Readonly<Record<string, number>>> }
  /** Open sockets of this process. */
  readonly hub: { connections(): number }
}

export interface FinishedRequest {
  readonly method: string
  /** The route's pattern, never the URL. */
  readonly route: string
  readonly status: number
  readonly seconds: number
}

export interface Metrics {
  recordRequest(request: FinishedRequest): void
  /** In the Prometheus text format. */
  text(): Promise<string>
}

/** Buckets of the response time, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function createMetrics({ availability, pool, jobs, hub }: MetricsParts): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the response was sent, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  gauge(registry, 'latchkey_database_away', '1 while the database does not answer', () =>
    Number(availability.isDatabaseAway),
  )
  gauge(
    registry,
    'latchkey_disk_full',
    '1 while hardly any space is left, and for half a minute after a write failed for lack of it',
    () => Number(availability.isDiskFull()),
  )
  gauge(registry, 'latchkey_database_connections', 'Open connections to the database', () => pool.totalCount)
  gauge(registry, 'latchkey_database_connections_idle', 'Open idle connections', () => pool.idleCount)
  gauge(
    registry,
    'latchkey_database_requests_waiting',
    'Requests that wait for a connection',
    () => pool.waitingCount,
  )
  gauge(registry, 'latchkey_live_sockets', 'Live sockets of this process', () => hub.connections())
  const queue = new Gauge({
    name: 'latchkey_jobs',
    help: 'Jobs of all processes, by state',
    labelNames: ['state'],
    registers: [registry],
    collect: async () => {
      queue.reset()
      if (availability.isDatabaseAway) return
      for (const [state, count] of Object.entries(await jobs.counts())) queue.set({ state }, count)
    },
  })
  return {
    recordRequest: ({ method, route, status, seconds }) =>
      durations.observe({ method, route, status }, seconds),
    text: () => registry.metrics(),
  }
}

function gauge(registry: Registry, name: string, help: string, read: () => number): void {
  const made: Gauge = new Gauge({ name, help, registers: [registry], collect: () => made.set(read()) })
}
