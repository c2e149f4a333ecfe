import { Type, type Static } from 'typebox'
import { PageOf } from '../platform/lists/page.contract.ts'

/** One field before and after. */
export const AuditChangeContract = Type.Object({
  field: Type.String(),
  from: Type.Unknown(),
  to: Type.Unknown(),
})

/** One line of the audit trail: who did what to what, when and from where. */
export const AuditLineContract = Type.Object({
  id: Type.Integer(),
  /** Unix seconds. */
  at: Type.Integer(),
  /** Null for what nobody signed in did: a refused sign-in, the intake, a tenant, the server itself. */
  user: Type.Union([Type.Object({ id: Type.Integer(), username: Type.String() }), Type.Null()]),
  /** Where the call came from; null for the server itself. */
  address: Type.Union([Type.String(), Type.Null()]),
  action: Type.String(),
  subject: Type.Object({
    kind: Type.String(),
    id: Type.Union([Type.Integer(), Type.Null()]),
    /** What it is called now, deleted or not; null for what has no name. */
    name: Type.Union([Type.String(), Type.Null()]),
  }),
  changes: Type.Array(AuditChangeContract),
})

/** One line of the audit trail. */
export type AuditLine = Static<typeof AuditLineContract>

/** One page of the audit trail, newest first. */
export const AuditPageContract = PageOf(AuditLineContract)
