import type { AuditAction } from '@latchkey/domain/audit/audit-actions'
import type { EventType } from '@latchkey/domain/events/event.enums'
import type { NotificationKind } from '@latchkey/domain/notifications/notification-kinds'
import type { PushEvent, PushEvents } from '@latchkey/domain/platform/events.contract'
import type { Kysely, Transaction } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { Availability } from '../availability/availability.ts'
import type { Config } from '../config/config.ts'
import type { BackgroundWrites } from './background-writes.ts'
import type { ReadReplica } from '../db/read-replica.ts'
import type { Db } from '../db/schema.ts'
import type { JobData, JobName, JobTiming } from '../jobs/jobs.contract.ts'
import type { Author } from '../platform/http/actor.ts'
import type { NotificationFacts } from '../db/tables/notifications.ts'

/** An entry of the audit trail; the author of the change adds the person and the address. */
export interface AuditEntry {
  /** A new action needs a label in the domain. */
  action: AuditAction
  entity:
    | 'lead'
    | 'user'
    | 'role'
    | 'session'
    | 'project'
    | 'property'
    | 'office'
    | 'list'
    | 'person'
    | 'view'
    | 'import'
    | 'key'
    | 'feed'
    | 'webhook'
    | 'source'
    | 'received'
  entityId: number | null
  /** The other lead of an entry about two. */
  otherLeadId?: number
  changes?: { field: string; from: unknown; to: unknown }[]
}

/** An event of a change, before it is written. */
export interface NewEvent {
  readonly type: EventType
  /** The id of the lead or the property. */
  readonly id: number
  readonly from?: number | null
  readonly to?: number | null
  readonly fields?: readonly string[]
  readonly otherId?: number
  /** Further statuses of the lead, besides the one that it ends in: its sections count too. */
  readonly statuses?: readonly number[]
}

/** The effects of a change: its audit entries, and what it reports besides. */
export interface Done {
  readonly author: Author | null
  readonly entries: readonly AuditEntry[]
  readonly events: readonly NewEvent[]
}

export interface Notice {
  /** Nulls, the author and inactive users are skipped. */
  to: readonly (number | null)[]
  kind: NotificationKind
  /** Null for several leads. */
  leadId: number | null
  facts?: NotificationFacts
  /** The caller completes the notification and pushes it. */
  isBegun?: boolean
}

/** One transaction: all of it is committed, or nothing. */
export interface Change {
  readonly db: Transaction<Db>
  /** Milliseconds since 1970. */
  now(): number
  /** Sent after the commit, dropped on rollback. */
  push<E extends PushEvent>(event: E, payload: PushEvents[E], userId?: number): void
  /** Closes the sockets of these sessions after the commit. */
  disconnect(sessionIds: number[]): void
  /** Updates the rooms of these people's sockets to their present permissions after the commit. */
  review(userIds: number[]): void
  /** A durable job, written in the transaction and delayed by `delaySeconds`. */
  enqueue<J extends JobName>(name: J, data: JobData[J], options?: JobTiming): Promise<void>
  /** In one statement. */
  enqueueAll<J extends JobName>(name: J, data: readonly JobData[J][]): Promise<void>
  /**
   * Lets the listings of these homes follow, in the transaction. Whatever writes homes, their pictures or the facts of
   * their project calls it.
   */
  homesChanged(homeIds: readonly number[]): Promise<void>
  /** Adds events that the audit trail does not contain. All events are written at the end of the transaction. */
  happened(...events: readonly NewEvent[]): void
  /** Written in the transaction. */
  audit(entry: AuditEntry): Promise<void>
  /** In one statement. */
  auditAll(entries: readonly AuditEntry[]): Promise<void>
  /**
   * Writes a notification for each recipient in the transaction and pushes after the commit; resolves with their ids.
   */
  notify(notice: Notice): Promise<number[]>
}

export interface Context {
  readonly config: Config
  /** The connections for reads; writes use `change`. */
  readonly db: Kysely<Db>
  /** The connections for long reads. */
  readonly replica: ReadReplica
  readonly log: FastifyBaseLogger
  readonly availability: Availability
  readonly backgroundWrites: BackgroundWrites
  /** Milliseconds since 1970. */
  now(): number
  /** Runs the work in one transaction and pushes after the commit; a null author is the server itself. */
  change<T>(author: Author | null, work: (change: Change) => Promise<T>): Promise<T>
}
