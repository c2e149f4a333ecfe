import type { KeyAreas } from '@latchkey/domain/integrations/keys/key-areas'
import type { EventAuthor, SentType } from '@latchkey/domain/events/event.enums'
import type { EnquiryProblem } from '@latchkey/domain/integrations/sources/source.contract'
import type { SourceMapping } from '@latchkey/domain/integrations/sources/source-mapping'
import type { ColumnType, Generated } from 'kysely'
import type { Day, Id, Instant, Maybe } from './columns.ts'

/** A program's key, stored as a hash only. */
export interface ApiKeyTable {
  id: Id
  name: string
  /** The part of the key that lists show. */
  public_id: string
  hash: Buffer
  areas: ColumnType<KeyAreas, string, string>
  created_by: number
  at: Date
  /** The last day on which it works, in business time; null for no end. */
  expires_on: Maybe<Day>
  /** Set when it is replaced. */
  ends_at: Instant
  revoked_at: Instant
  revoked_by: Maybe<number>
  replaces_id: Maybe<number>
  last_used_at: Instant
  last_used_from: Maybe<string>
  /** The last day of which its managers were notified. */
  told_expires_on: Maybe<Day>
  version: Generated<number>
}

/** The first answer to a program's call, for repeats of it. */
export interface IdempotentCallTable {
  key_id: number
  /** The Idempotency-Key. */
  token: string
  method: string
  path: string
  body_hash: Buffer
  /** Null while the call runs. */
  status: Maybe<number>
  answer: Maybe<string>
  at: Date
}

/** Ids and names of fields, never what stands in a record. */
export interface EventFacts {
  by: { kind: EventAuthor; id: number | null }
  from?: number | null
  to?: number | null
  fields?: string[]
  otherId?: number
}

/** A row is written even when no webhook is called. */
export interface EventTable {
  id: Id
  /** The dispatcher assigns it after the commit, without gaps; null for a test. */
  sequence: Maybe<number>
  type: SentType
  record_kind: string
  record_id: number
  /** Of the lead, before and after. */
  sections: Maybe<number[]>
  facts: ColumnType<EventFacts, string, never>
  at: Date
}

/** One row, whose lock lets one process at a time give sequences. */
export interface EventCounterTable {
  last: number
}

export interface WebhookTable {
  id: Id
  name: string
  url: string
  /** Null for all, new ones too. */
  types: Maybe<string[]>
  has_record: boolean
  skip_key_id: Maybe<number>
  secret_sealed: Buffer
  old_secret_sealed: Maybe<Buffer>
  old_until: Instant
  state: Generated<number>
  /** The first failure since the last success. */
  failing_since: Instant
  off_at: Instant
  created_by: number
  at: Date
  version: Generated<number>
}

/** One event on its way to one webhook. */
export interface DeliveryTable {
  id: Id
  webhook_id: number
  event_id: number
  state: Generated<number>
  attempts: Generated<number>
  /** Attempts claimed since it was last sent by hand. */
  step: Generated<number>
  /** The moment of the next attempt; null without one. */
  next_at: Instant
  /** While it is tried: another process may claim it from then on. */
  taken_until: Instant
  first_at: Instant
  last_at: Instant
  last_status: Maybe<number>
  last_fault: Maybe<number>
  last_ms: Maybe<number>
}

/** Something that sends enquiries; its key is stored as a hash only. */
export interface LeadSourceTable {
  id: Id
  /** The end of its address. */
  code: string
  name: string
  /** 1 Latchkey, 2 Zoopla, 3 own mapping. */
  format: number
  mapping: ColumnType<SourceMapping | null, string | null, string | null>
  key_hash: Buffer
  created_by: number
  at: Date
  ended_at: Instant
  version: Generated<number>
}

/** Something that a source sent, and what became of it. */
export interface LeadReceivedTable {
  id: Id
  source_id: number
  /** The source's own id of it; null once the lead is anonymised. */
  external_id: Maybe<string>
  body_hash: Buffer
  /** Null once it is erased. */
  body_sealed: Maybe<Buffer>
  at: Date
  /** Counts how often it was sent. */
  times: Generated<number>
  /** 1 new lead, 2 to complete, 3 completed, 4 ignored, 5 not readable. */
  outcome: number
  problems: ColumnType<EnquiryProblem[], string, never>
  lead_id: Maybe<number>
  done_by: Maybe<number>
  /** Null while it waits to be completed. */
  done_at: Instant
  /** The reason why it was ignored. */
  reason: Maybe<string>
}

export interface IntegrationsTables {
  api_key: ApiKeyTable
  idempotent_call: IdempotentCallTable
  event: EventTable
  event_counter: EventCounterTable
  webhook: WebhookTable
  delivery: DeliveryTable
  lead_source: LeadSourceTable
  lead_received: LeadReceivedTable
}
