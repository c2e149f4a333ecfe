import { Type, type Static } from 'typebox'
import { PageOf } from '../platform/lists/page.contract.ts'

/** A field before and after a change. */
export const AuditChangeContract = Type.Object({
  field: Type.String(),
  from: Type.Unknown(),
  to: Type.Unknown(),
})

/** One line of the audit trail. */
export const AuditLineContract = Type.Object({
  id: Type.Integer(),
  /** Unix seconds. */
  at: Type.Integer(),
  /** Null without a signed-in user: a failed sign-in, a program, the intake, a tenant, a job of the server. */
  user: Type.Union([Type.Object({ id: Type.Integer(), username: Type.String() }), Type.Null()]),
  /** The program that did it, such as 'Key Website'; null for everybody else. */
  actor: Type.Union([Type.String(), Type.Null()]),
  /** IP address of the caller; null for jobs of the server. */
  address: Type.Union([Type.String(), Type.Null()]),
  action: Type.String(),
  subject: Type.Object({
    kind: Type.String(),
    id: Type.Union([Type.Integer(), Type.Null()]),
    /** Its present name, deleted or not; null for records without a name. */
    name: Type.Union([Type.String(), Type.Null()]),
  }),
  changes: Type.Array(AuditChangeContract),
})

export type AuditLine = Static<typeof AuditLineContract>

/** One page of the audit trail, newest first. */
export const AuditPageContract = PageOf(AuditLineContract)
