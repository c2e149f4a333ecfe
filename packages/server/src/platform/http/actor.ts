import type { Permission } from '@latchkey/domain/permissions/permission.enums'

/** The signed-in person behind a request. */
export interface Actor {
  readonly userId: number
  readonly username: string
  readonly sessionId: number
  readonly permissions: ReadonlySet<Permission>
  /** True for a person who proved a short time ago who they are. */
  readonly isProved: boolean
  /** Address the request came from, for the audit trail. */
  readonly address: string
}

/** Whom the audit trail names for a change: the person where one is known, and where the request came from. An actor is one. */
export interface Author {
  readonly userId: number | null
  readonly address: string
}
