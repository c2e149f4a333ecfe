import { Type, type Static } from 'typebox'
import { bodyOf, WholeOrNull } from '../../platform/validation/request-body.ts'

const NAMED_USER = { id: Type.Integer(), name: Type.String() }

/** A user who can be chosen as handler, and as an agent if they take viewings. */
export const HandlerOptionContract = Type.Object({ ...NAMED_USER, takesViewings: Type.Boolean() })

/** A user who can be chosen as handler. */
export type HandlerOption = Static<typeof HandlerOptionContract>

/**
 * The handler of a lead; `active` is false for a user who has left, whose leads count as unassigned.
 */
export const HandlerContract = Type.Object({
  ...NAMED_USER,
  active: Type.Boolean(),
})

/** The handler of a lead. */
export type Handler = Static<typeof HandlerContract>

/** The 409 answer when another user became the handler meanwhile. */
export const TakenContract = Type.Object({
  error: Type.Literal('taken'),
  message: Type.String(),
  handler: Type.Union([HandlerContract, Type.Null()]),
})

export type Taken = Static<typeof TakenContract>

/** The new handler, null to unassign, and the one that the sender saw. */
export const AssignLeadBody = bodyOf({ userId: WholeOrNull('enumerable'), from: WholeOrNull('invalid') })
