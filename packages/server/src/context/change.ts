import { setTimeout as delay } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import type { AuditEntry, Change, Context, Done, NewEvent, Notice } from './context.ts'
import type { JobData, JobName, JobTiming } from '../jobs/jobs.contract.ts'
import type { Author } from '../platform/http/actor.ts'
import { isContention } from '../availability/contention.ts'
import { isDatabaseAway, UnconfirmedCommit } from '../availability/faults.ts'
import { logQueuedMails } from './mail-log.ts'
import { touchedLeads, withTouched } from './touched-leads.ts'
import type { Hub } from '../live/hub.ts'
import { limitedTo } from '../db/limited-transaction.ts'
import type { Db } from '../db/schema.ts'
import { CHANGE_TIMEOUT_MS } from '../db/time-limits.ts'

export interface ChangeParts extends Pick<Context, 'db' | 'log' | 'now'> {
  readonly timeZone: string
  readonly hub: Pick<Hub, 'push' | 'disconnect' | 'review'>
  enqueue<J extends JobName>(
    db: Transaction<Db>,
    name: J,
    data: JobData[J],
    options?: JobTiming,
  ): Promise<void>
  enqueueAll<J extends JobName>(db: Transaction<Db>, name: J, data: readonly JobData[J][]): Promise<void>
  homesChanged(change: Change, homeIds: readonly number[]): Promise<void>
  /** Returns how many it has written. */
  writeEvents(db: Transaction<Db>, done: Done, now: () => number): Promise<number>
  /** Called after the commit of events. */
  onEvents(): void
}

const TRIES = 5

/** Makes `Context.change`: one transaction; pushes are sent after the commit. */
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
  const push: Change['push'] = (event, payload, userId) => {
    const sent =
      event === 'leads-refresh' && author?.writeId ? { ...payload, writes: [author.writeId] } : payload
    afterCommit.push(() => parts.hub.push(event, sent, userId))
  }
  const entries: AuditEntry[] = []
  const events: NewEvent[] = []
  let isCommitting = false
  const transaction = parts.db.transaction().execute(async (opened) => {
    const db = limitedTo(opened, CHANGE_TIMEOUT_MS)
    const change: Change = {
      db,
      now: parts.now,
      push,
      disconnect: (sessionIds) => afterCommit.push(() => parts.hub.disconnect(sessionIds)),
      review: (userIds) => afterCommit.push(() => void parts.hub.review(userIds)),
      enqueue: async (name, data, options) => {
        const [logged = data] = await logQueuedMails(db, name, [data], new Date(parts.now()))
        await parts.enqueue(db, name, logged, options)
      },
      enqueueAll: async (name, data) =>
        parts.enqueueAll(db, name, await logQueuedMails(db, name, data, new Date(parts.now()))),
      happened: (...more) => void events.push(...more),
      audit: (entry) => change.auditAll([entry]),
      auditAll: async (more) => {
        entries.push(...more)
        await writeAudit(db, author, more, parts)
      },
      notify: async (notice) => {
        const written = await writeNotices(db, author, notice, new Date(parts.now()))
        if (!notice.isBegun) for (const { userId } of written) push('notifications-refresh', {}, userId)
        return written.map(({ id }) => id)
      },
      homesChanged: (homeIds) => parts.homesChanged(change, homeIds),
    }
    const result = await work(change)
    const written = await parts.writeEvents(db, { author, entries, events }, parts.now)
    if (written > 0) afterCommit.push(() => parts.onEvents())
    isCommitting = true
    return result
  })
  const result = await transaction.catch((error: unknown) => {
    if (!isCommitting || !isDatabaseAway(error)) throw error
    // Also sent here, so that no page misses a change that was committed.
    sendAll(afterCommit, parts.log)
    throw new UnconfirmedCommit('The connection was lost during the commit', { cause: error })
  })
  sendAll(afterCommit, parts.log)
  return result
}

function sendAll(pushes: readonly (() => void)[], log: ChangeParts['log']): void {
  for (const send of pushes) {
    try {
      send()
    } catch (error) {
      // The change is committed; a client that misses the push sees it at its next read.
      log.error({ err: error }, 'A push after a change failed')
    }
  }
}

/** One statement also touches the leads; it has one JSON parameter, because a statement takes at most 65,535. */
async function writeAudit(
  db: Transaction<Db>,
  author: Author | null,
  entries: readonly AuditEntry[],
  { now, timeZone }: Pick<ChangeParts, 'now' | 'timeZone'>,
): Promise<void> {
  if (entries.length === 0) return
  const at = new Date(now())
  const lines = entries.map(({ action, entity, entityId, otherLeadId, changes = [] }) => ({
    action,
    entity,
    entity_id: entityId,
    other_lead_id: otherLeadId ?? null,
    changes,
  }))
  await sql`
    ${withTouched(touchedLeads(author, entries), at, timeZone)}
    insert into audit (at, user_id, key_id, source_id, address, action, entity, entity_id, other_lead_id, changes)
    select ${at}, ${author?.userId ?? null}, ${author?.keyId ?? null},
      ${author?.sourceId ?? null}, ${author?.address ?? null}, action, entity, entity_id, other_lead_id, changes
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as line (action text, entity text, entity_id integer, other_lead_id integer, changes jsonb)`.execute(db)
}

/** One notification for each recipient. */
async function writeNotices(
  db: Transaction<Db>,
  author: Author | null,
  { to, kind, leadId, facts = {} }: Notice,
  at: Date,
): Promise<{ id: number; userId: number }[]> {
  const readers = [...new Set(to)].filter((id) => id !== null && id !== author?.userId)
  if (readers.length === 0) return []
  return db
    .insertInto('notification')
    .columns(['user_id', 'kind', 'lead_id', 'facts', 'at'])
    .expression((from) =>
      from
        .selectFrom('app_user')
        .select((row) => [
          'id',
          row.val(kind).as('kind'),
          row.val(leadId).as('lead_id'),
          row.val(JSON.stringify(facts)).as('facts'),
          row.val(at).as('at'),
        ])
        .where('id', 'in', readers)
        .where('active', '=', true)
        .where('deleted_at', 'is', null),
    )
    .returning(['id', 'user_id as userId'])
    .execute()
}
