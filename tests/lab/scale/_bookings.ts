import { setTimeout as delay } from 'node:timers/promises'
import type { TenantPageFacts } from '../../../packages/domain/src/tenants/page/page.contract.ts'
import { IDENTITY, type Tenant } from '../../../packages/server/test/tenants/_tenants.ts'
import { call } from '../cluster/_cluster.ts'

/** Between two bookings, in milliseconds. */
const PAUSE_MS = 500

/** Attempts to read a lead after the faults. */
const READS_MAX = 300

interface Booked {
  /** The last start that was acknowledged. */
  start: number | null
  /** Starts since then whose response was lost or a failure; one of them may be stored. */
  readonly uncertain: (number | null)[]
}

/** Tenants who choose and move their viewings, with a record of what was acknowledged. */
export class Bookings {
  /** By status, or `no answer`. */
  readonly outcomes: Record<string, number> = {}
  readonly #url: string
  readonly #tenants: readonly Tenant[]
  readonly #booked = new Map<number, Booked>()
  #isOver = false
  #next = 0

  constructor(url: string, tenants: readonly Tenant[]) {
    this.#url = url
    this.#tenants = tenants
  }

  /** So many book at a time; the returned function stops them and awaits the last responses. */
  start(atOnce: number): () => Promise<void> {
    this.#isOver = false
    const all = Array.from({ length: atOnce }, () => this.#bookAll())
    return async () => {
      this.#isOver = true
      await Promise.all(all)
    }
  }

  /** Counts the acknowledged bookings, and the leads that lost one. */
  async check(token: string): Promise<{ bookings: number; bookingsLost: number }> {
    let bookingsLost = 0
    for (const [leadId, { start, uncertain }] of this.#booked) {
      const stored = await this.#storedStart(leadId, token)
      if (stored !== start && !uncertain.includes(stored)) bookingsLost += 1
    }
    return { bookings: this.outcomes['200'] ?? 0, bookingsLost }
  }

  async #bookAll(): Promise<void> {
    while (!this.#isOver) {
      const tenant = this.#tenants[this.#next % this.#tenants.length]
      this.#next += 1
      if (tenant) await this.#book(tenant).catch(() => this.#count('no answer'))
      await delay(PAUSE_MS)
    }
  }

  async #book({ leadId, token }: Tenant): Promise<void> {
    const page = await call(this.#url, `/users/your-enquiry/${token}?${new URLSearchParams(IDENTITY)}`)
    if (page.status !== 200) return this.#count(page.status)
    const { verification, viewing } = page.body as Pick<TenantPageFacts, 'verification' | 'viewing'>
    const from = viewing?.start ?? null
    const path = `/users/your-enquiry/${leadId}`
    const slots = await call(this.#url, `${path}/slots`, { body: { verification } })
    if (slots.status !== 200) return this.#count(slots.status)
    const starts = (slots.body as { start: number }[]).map(({ start }) => start)
    const viewingDate = starts[leadId % starts.length] ?? 0
    const booked: Booked = this.#booked.get(leadId) ?? { start: from, uncertain: [] }
    this.#booked.set(leadId, booked)
    booked.uncertain.push(viewingDate)
    const { status, body } = await call(this.#url, `${path}/book`, {
      body: { verification, viewingDate, from },
    })
    this.#count(status)
    if (status === 200 && body === true) {
      booked.start = viewingDate
      booked.uncertain.length = 0
    } else if (status < 500) booked.uncertain.pop()
  }

  #count(outcome: number | string): void {
    this.outcomes[outcome] = (this.outcomes[outcome] ?? 0) + 1
  }

  async #storedStart(leadId: number, token: string): Promise<number | null> {
    for (let attempt = 1; ; attempt += 1) {
      const { status, body } = await call(this.#url, `/leads/${leadId}`, { token })
      if (status === 200) return (body as { viewingDate: number | null }).viewingDate
      if (attempt === READS_MAX) throw new Error(`The lead ${leadId} cannot be read.`)
      await delay(100)
    }
  }
}
