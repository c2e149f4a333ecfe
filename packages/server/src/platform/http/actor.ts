import type { Permission } from '@latchkey/domain/permissions/permission.enums'

export interface Actor {
  readonly userId: number
  readonly username: string
  readonly sessionId: number
  readonly permissions: ReadonlySet<Permission>
  /** True after a recent proof of identity. */
  readonly isProved: boolean
  /** The network address, for the audit trail. */
  readonly address: string
  /** Of the page's request (`WRITE_ID_HEADER`). */
  readonly writeId?: string | undefined
}

/** The author of a change in the audit trail; every `Actor` is one. */
export interface Author {
  readonly userId: number | null
  /** Null for a job that goes on with what a user began. */
  readonly address: string | null
  readonly writeId?: string | undefined
}
