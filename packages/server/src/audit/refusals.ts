import { setTimeout as delay } from 'node:timers/promises'
import type { AuditAction } from '@latchkey/domain/audit/audit.actions'
import type { Context } from '../context/context.ts'

/** A call that was refused. */
export interface Refusal {
  readonly status: 403 | 429
  /** Who made it, where somebody was signed in. */
  readonly userId: number | null
  readonly address: string
  /** The call as the API names it: `POST /api/roles/:id`. */
  readonly call: string
}

/** Writes refused calls into the trail, so few lines that a flood of them does not fill it. */
export interface RefusalTrail {
  /** Notes one: the first of its kind is written at once, later ones are counted. */
  note(refusal: Refusal): void
  /** Writes what was counted since. */
  flush(): Promise<void>
  /** Flushes for the last time. */
  close(): Promise<void>
}

/** How long refusals of one kind are counted before they are written, in milliseconds. */
const WINDOW_MS = 10 * 60_000

/** Most kinds of refusals that are told apart within a window: by person or address, and by status. */
const KINDS_MAX = 50

/** What stands for the address of those who are not told apart. */
const OTHERS = 'several'

const ACTIONS: Readonly<Record<Refusal['status'], AuditAction>> = {
  403: 'call.forbidden',
  429: 'call.limited',
}

interface Counted {
  readonly refusal: Refusal
  times: number
}

/** Creates it from the context. */
export function refusalTrail(context: Pick<Context, 'change' | 'log'>): RefusalTrail {
  let counted = new Map<string, Counted>()
  const writing = new Set<Promise<void>>()
  const stopped = new AbortController()

  async function write({ status, userId, address, call }: Refusal, times: number): Promise<void> {
    try {
      await context.change({ userId, address }, (change) =>
        change.audit({
          action: ACTIONS[status],
          entity: 'user',
          entityId: userId,
          changes: [
            { field: 'call', from: null, to: call },
            { field: 'times', from: null, to: times },
          ],
        }),
      )
    } catch (error) {
      context.log.error({ err: error }, 'A refused call could not be written into the trail')
    }
  }

  function begin(work: Promise<void>): void {
    writing.add(work)
    void work.finally(() => writing.delete(work))
  }

  async function flush(): Promise<void> {
    const kinds = [...counted.values()]
    counted = new Map()
    for (const { refusal, times } of kinds) if (times > 0) begin(write(refusal, times))
    await Promise.all(writing)
  }

  void (async () => {
    while (!stopped.signal.aborted) {
      await delay(WINDOW_MS, undefined, { ref: false, signal: stopped.signal }).catch(() => undefined)
      if (!stopped.signal.aborted) await flush()
    }
  })()

  return {
    note(refusal) {
      const { status, userId, address } = refusal
      const own = `${status} ${userId ?? address}`
      const isOwn = counted.has(own) || counted.size < KINDS_MAX
      const kind = isOwn ? own : `${status}`
      const known = counted.get(kind)
      if (known) {
        known.times += 1
        return
      }
      const first = isOwn ? refusal : { ...refusal, userId: null, address: OTHERS }
      counted.set(kind, { refusal: first, times: 0 })
      begin(write(first, 1))
    },
    flush,
    async close() {
      stopped.abort()
      await flush()
    },
  }
}
