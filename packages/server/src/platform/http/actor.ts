import type { KeyAreas } from '@latchkey/domain/integrations/keys/key-areas'
import type { LeadSection } from '@latchkey/domain/leads/lead-status'
import type { Permission } from '@latchkey/domain/permissions/permission.enums'

/** The author of a change in the audit trail; every `Caller` is one. */
export interface Author {
  /** Null for a program, a tenant or the server itself. */
  readonly userId: number | null
  /** Null for a job that continues what a user began. */
  readonly address: string | null
  readonly writeId?: string | undefined
  /** The API key of a program. */
  readonly keyId?: number | undefined
  /** The source that sent a lead; a user as well completed it. */
  readonly sourceId?: number | undefined
}

/** A signed-in person. */
export interface Actor extends Author {
  readonly userId: number
  readonly username: string
  readonly sessionId: number
  readonly permissions: ReadonlySet<Permission>
  /** True after a recent proof of identity. */
  readonly isProved: boolean
  /** The network address, for the audit trail. */
  readonly address: string
  /** The id that the page gave its request (`WRITE_ID_HEADER`). */
  readonly writeId?: string | undefined
  readonly keyId?: undefined
  readonly sections?: undefined
}

/** A program with an API key. */
export interface KeyCaller extends Author {
  readonly userId: null
  readonly keyId: number
  /** Of the key. */
  readonly name: string
  readonly areas: KeyAreas
  readonly permissions: ReadonlySet<Permission>
  /** The sections of leads that the areas open for this call; narrower than permissions. */
  readonly sections: readonly LeadSection[]
  readonly address: string
}

/** The caller of a call that is open to keys. */
export type Caller = Actor | KeyCaller

export const isKey = (caller: Caller): caller is KeyCaller => caller.userId === null

/** Names the author in counters. */
export const counterOf = ({ userId, keyId }: Author): string =>
  userId === null ? `key-${keyId}` : String(userId)
