import type { Permission } from '@latchkey/domain/permissions/permission.enums'

export interface Actor {
  readonly userId: number
  readonly username: string
  readonly sessionId: number
  readonly permissions: ReadonlySet<Permission>
  /** True after a recent proof of identity. */
  readonly isProved: boolean
  /** For the audit trail. */
  readonly address: string
}

/** The author of a change in the audit trail; every `Actor` is one. */
export interface Author {
  readonly userId: number | null
  readonly address: string
}
