import { setTimeout as delay } from 'node:timers/promises'

/** The result of a call: its status, or the reason why there was no response. */
interface Reply {
  readonly outcome: string
  readonly body: unknown
}

/** A lead and its acknowledged writes. */
interface Written {
  readonly email: string
  /** The last note that was acknowledged. */
  note: number
  /** The last note that was sent; it may be stored without an acknowledgement. */
  sent: number
}

/** Attempts to read a lead after the faults. */
const READS_MAX = 300

/** Mixed writes by several clients, with a record of the acknowledged ones. Each new lead also causes a mail. */
export class Load {
  readonly written = new Map<number, Written>()
  /** Calls by outcome. */
  readonly outcomes: Record<string, number> = {}
  /** Messages of failed calls. */
  readonly messages: Record<string, number> = {}
  /** Longest call, in milliseconds. */
  slowestMs = 0
  /** Longest time without an acknowledged write, in milliseconds; reset by the caller. */
  longestGapMs = 0
  #acknowledgedAt = performance.now()
  readonly #url: string
  readonly #token: string
  #isOver = false
  #next = 0

  constructor(url: string, token: string) {
    this.#url = url
    this.#token = token
  }

  /** Starts writing; the returned function stops it and awaits the last responses. */
  start(clients: number): () => Promise<void> {
    this.#isOver = false
    const all = Array.from({ length: clients }, () => this.#write())
    return async () => {
      this.#isOver = true
      await Promise.all(all)
    }
  }

  /** Counts the acknowledged writes, and the leads that lost one. */
  async check(): Promise<{ acknowledged: number; lost: number }> {
    let [acknowledged, lost] = [0, 0]
    for (const [id, { note, sent }] of this.written) {
      const { outcome, body } = await this.#read(id)
      acknowledged += 1 + note
      const stored = outcome === '200' ? Number((body as { notes: string }).notes) : -1
      if (stored < note || stored > sent) lost += 1
    }
    return { acknowledged, lost }
  }

  /** Repeated while the server or its database is away. */
  async #read(id: number): Promise<Reply> {
    for (let attempt = 1; ; attempt += 1) {
      const reply = await this.#call(`/leads/${id}`)
      if (reply.outcome === '200' || reply.outcome === '404' || attempt === READS_MAX) return reply
      await delay(100)
    }
  }

  async #write(): Promise<void> {
    while (!this.#isOver) {
      this.#next += 1
      const email = `fault${this.#next}@example.com`
      const facts = { firstName: 'Ann', lastName: 'Lee', phone: '07700 900123', notes: '0' }
      const made = await this.#call('/leads', { ...facts, email, property: { name: 'Plot 1' } })
      if (made.outcome !== '200') {
        // A pause, as with a person.
        await delay(50)
        continue
      }
      const { id } = made.body as { id: number }
      const written: Written = { email, note: 0, sent: 0 }
      this.written.set(id, written)
      const { version: _, ...lead } = made.body as Record<string, unknown>
      for (let note = 1; note <= 3 && !this.#isOver; note += 1) {
        written.sent = note
        const saved = await this.#call(`/leads/${id}`, { ...lead, notes: String(note) })
        if (saved.outcome === '200' && saved.body === true) written.note = note
      }
    }
  }

  async #call(path: string, body?: object): Promise<Reply> {
    const from = performance.now()
    const response = await ask(`${this.#url}/api${path}`, this.#token, body)
    this.slowestMs = Math.max(this.slowestMs, Math.round(performance.now() - from))
    this.outcomes[response.outcome] = (this.outcomes[response.outcome] ?? 0) + 1
    const message = (response.body as { message?: string } | null)?.message
    if (message !== undefined) this.messages[message] = (this.messages[message] ?? 0) + 1
    if (response.outcome === '200' && body !== undefined) {
      this.longestGapMs = Math.max(this.longestGapMs, Math.round(performance.now() - this.#acknowledgedAt))
      this.#acknowledgedAt = performance.now()
    }
    return response
  }
}

async function ask(url: string, token: string, body?: object): Promise<Reply> {
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    // A proxy responds with an HTML page.
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    return { outcome: String(response.status), body: isJson ? JSON.parse(text) : null }
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string }
    return { outcome: code ?? 'no answer', body: null }
  }
}
