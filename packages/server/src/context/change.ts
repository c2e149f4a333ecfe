import { setTimeout as delay } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { AuditEntry, Change, Context } from './context.ts'
import type { JobData, JobName, JobTiming } from '../jobs/jobs.contract.ts'
import type { Author } from '../platform/http/actor.ts'
import { isStaleStatement } from '../db/named-statements.ts'
import type { Hub } from '../realtime/hub.ts'
import type { Db } from '../db/schema.ts'

/** What a change needs in addition to the database. */
export interface ChangeParts extends Pick<Context, 'db' | 'log' | 'now'> {
  readonly hub: Pick<Hub, 'push' | 'disconnect' | 'review'>
  enqueue<J extends JobName>(
    db: Transaction<Db>,
    name: J,
    data: JobData[J],
    options?: JobTiming,
  ): Promise<void>
}

/** How often a change is tried when others hold what it needs. */
const TRIES = 5

/** Serialisation failure and deadlock: the database asks for the whole transaction again. */
const CONTENTION = new Set(['40001', '40P01'])

/** Makes `Context.change`: one transaction, whose pushes leave after the commit. */
export function changeWith(parts: ChangeParts): Context['change'] {
  return async (author, work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(parts, author, work)
      } catch (error) {
        if (attempt >= TRIES || !isContention(error)) throw error
        parts.log.info({ attempt }, 'A change met another one and is tried again')
        await delay(Math.random() * 20 * attempt)
      }
    }
  }
}

async function once<T>(
  parts: ChangeParts,
  author: Author | null,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  const afterCommit: (() => void)[] = []
  const result = await parts.db.transaction().execute((db) =>
    work({
      db,
      push: (event, payload, userId) => afterCommit.push(() => parts.hub.push(event, payload, userId)),
      disconnect: (sessionIds) => afterCommit.push(() => parts.hub.disconnect(sessionIds)),
      review: (userIds) => afterCommit.push(() => void parts.hub.review(userIds)),
      enqueue: (name, data, options) => parts.enqueue(db, name, data, options),
      audit: (entry) => writeAudit(db, author, entry, new Date(parts.now())),
    }),
  )
  for (const leave of afterCommit) {
    try {
      leave()
    } catch (error) {
      // The change is saved; whoever misses a push finds it at the next read.
      parts.log.error({ err: error }, 'A push after a change failed')
    }
  }
  return result
}

async function writeAudit(
  db: Transaction<Db>,
  author: Author | null,
  entry: AuditEntry,
  at: Date,
): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      at,
      user_id: author?.userId ?? null,
      address: author?.address ?? null,
      action: entry.action,
      entity: entry.entity,
      entity_id: entry.entityId,
      changes: JSON.stringify(entry.changes ?? []),
    })
    .execute()
}

function isContention(error: unknown): boolean {
  if (isStaleStatement(error)) return true
  return error instanceof Error && 'code' in error && CONTENTION.has(String(error.code))
}
