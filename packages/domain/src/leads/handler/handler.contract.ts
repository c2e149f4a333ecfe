import { Type, type Static } from 'typebox'

/** A member of staff as others choose them: an id and a name. */
export const HandlerOptionContract = Type.Object({ id: Type.Integer(), name: Type.String() })

/** A member of staff as others choose them. */
export type HandlerOption = Static<typeof HandlerOptionContract>

/** Who has a lead; `active` is false for one who left, and the lead then counts as unassigned. Source: decision A2.3. */
export const HandlerContract = Type.Object({
  ...HandlerOptionContract.properties,
  active: Type.Boolean(),
})

/** Who has a lead. */
export type Handler = Static<typeof HandlerContract>

/** What is answered when somebody else has the lead by now: who it is, as a row says it. Source: decision A2. */
export const TakenContract = Type.Object({
  error: Type.Literal('taken'),
  message: Type.String(),
  handler: Type.Union([HandlerContract, Type.Null()]),
})

/** What is answered when somebody else has the lead by now. */
export type Taken = Static<typeof TakenContract>
