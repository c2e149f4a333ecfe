import type { AuditAction } from '@latchkey/domain/audit/audit.actions'
import type { NotificationKind } from '@latchkey/domain/notifications/notification.kinds'
import type { PushEvent, PushEvents } from '@latchkey/domain/platform/events.contract'
import type { Kysely, Transaction } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { Availability } from '../availability/availability.ts'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/schema.ts'
import type { JobData, JobName, JobTiming } from '../jobs/jobs.contract.ts'
import type { Author } from '../platform/http/actor.ts'
import type { NotificationFacts } from '../db/tables/notifications.ts'

/** A line for the audit trail; who and from where comes from the author of the change. */
export interface AuditEntry {
  /** A new one needs its words in the domain: the trail is read by people. */
  action: AuditAction
  entity: 'lead' | 'user' | 'role' | 'session' | 'project' | 'property' | 'office' | 'list' | 'view'
  entityId: number | null
  changes?: { field: string; from: unknown; to: unknown }[]
}

/** Something that people are to hear of. Source: decision A12. */
export interface Notice {
  /** Nulls, whoever makes the change, and people who left are passed over. Source: decision A12.1. */
  to: readonly (number | null)[]
  kind: NotificationKind
  /** Null for several leads. */
  leadId: number | null
  facts?: NotificationFacts
  /** More is to be added to it: whoever completes it pushes. */
  isBegun?: boolean
}

/** One change of the data: everything done through it is committed together or not at all. */
export interface Change {
  readonly db: Transaction<Db>
  /** Kept until the change is committed, then sent; dropped when it is rolled back. */
  push<E extends PushEvent>(event: E, payload: PushEvents[E], userId?: number): void
  /** Ends the live sockets of these sessions once the change is committed. */
  disconnect(sessionIds: number[]): void
  /** Updates what the live sockets of these people receive to what they may now see, once the change is committed. */
  review(userIds: number[]): void
  /** A durable job, written in the same transaction; with `delaySeconds` its turn comes that much later. */
  enqueue<J extends JobName>(name: J, data: JobData[J], options?: JobTiming): Promise<void>
  /** Several jobs of one kind, in one statement. */
  enqueueAll<J extends JobName>(name: J, data: readonly JobData[J][]): Promise<void>
  /** A line of the audit trail, written in the same transaction. */
  audit(entry: AuditEntry): Promise<void>
  /** Several lines, in one statement. */
  auditAll(entries: readonly AuditEntry[]): Promise<void>
  /** A notification for each of some people, written in the same transaction, and a push to them after the commit; resolves with their ids. */
  notify(notice: Notice): Promise<number[]>
}

/** What every feature of the server is built from; tests pass their own parts. */
export interface Context {
  readonly config: Config
  /** For reading only; writes go through `change`. */
  readonly db: Kysely<Db>
  readonly log: FastifyBaseLogger
  readonly availability: Availability
  /** The server's clock, in milliseconds since 1970. */
  now(): number
  /** Runs the work in one transaction and sends its pushes after the commit; the author is null for the server itself. */
  change<T>(author: Author | null, work: (change: Change) => Promise<T>): Promise<T>
}
