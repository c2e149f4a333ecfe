import { setTimeout as delay } from 'node:timers/promises'
import type { AuditAction } from '@latchkey/domain/audit/audit-actions'
import { MINUTE_MS } from '@latchkey/domain/platform/values/durations'
import type { Context } from '../context/context.ts'

export interface Rejection {
  readonly status: 403 | 429
  /** Null without a session. */
  readonly userId: number | null
  /** The key of a program. */
  readonly keyId?: number | undefined
  readonly address: string
  /** Method and route pattern: `POST /api/roles/:id`. */
  readonly call: string
}

/**
 * Audits denied calls: the first of a kind at once, further ones as a count per window, so that a flood does not fill
 * the trail.
 */
export interface RejectionTrail {
  note(rejection: Rejection): void
  /** Writes the counts of the window. */
  flush(): Promise<void>
  close(): Promise<void>
}

/** Window in which rejections of one kind are counted. */
const WINDOW_MS = 10 * MINUTE_MS

/** Maximum number of kinds (person or address, and status) counted separately in a window. */
const KINDS_MAX = 50

/** Address of rejections above `KINDS_MAX`. */
const OTHERS = 'several'

const ACTIONS: Readonly<Record<Rejection['status'], AuditAction>> = {
  403: 'call.forbidden',
  429: 'call.limited',
}

interface Counted {
  readonly rejection: Rejection
  times: number
}

export function rejectionTrail(context: Pick<Context, 'change' | 'log'>): RejectionTrail {
  let counted = new Map<string, Counted>()
  const writing = new Set<Promise<void>>()
  const stopped = new AbortController()

  async function write({ status, userId, keyId, address, call }: Rejection, times: number): Promise<void> {
    try {
      await context.change({ userId, keyId, address }, (change) =>
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
      context.log.error({ err: error }, 'A denied call could not be written to the audit trail')
    }
  }

  function begin(work: Promise<void>): void {
    writing.add(work)
    void work.finally(() => writing.delete(work))
  }

  async function flush(): Promise<void> {
    const kinds = [...counted.values()]
    counted = new Map()
    for (const { rejection, times } of kinds) if (times > 0) begin(write(rejection, times))
    await Promise.all(writing)
  }

  void (async () => {
    while (!stopped.signal.aborted) {
      await delay(WINDOW_MS, undefined, { ref: false, signal: stopped.signal }).catch(() => undefined)
      if (!stopped.signal.aborted) await flush()
    }
  })()

  return {
    note(rejection) {
      const { status, userId, keyId, address } = rejection
      const own = `${status} ${userId ?? (keyId === undefined ? address : `key ${keyId}`)}`
      const isOwn = counted.has(own) || counted.size < KINDS_MAX
      const kind = isOwn ? own : `${status}`
      const known = counted.get(kind)
      if (known) {
        known.times += 1
        return
      }
      const first = isOwn ? rejection : { ...rejection, userId: null, keyId: undefined, address: OTHERS }
      counted.set(kind, { rejection: first, times: 0 })
      begin(write(first, 1))
    },
    flush,
    async close() {
      stopped.abort()
      await flush()
    },
  }
}
