import { Type, type Static } from 'typebox'

/** Viewings that are listed before a hand-over, and those that clash in a refused one: the next. */
export const WORK_VIEWINGS_MAX = 50

/** Another viewing at the same time; dates are unix seconds. */
const ClashContract = Type.Object({ id: Type.Integer(), name: Type.String(), viewingDate: Type.Integer() })

/** A future viewing of the leaving user, with the viewing of the new agent that it clashes with. */
export const WorkViewingContract = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** Unix seconds. */
  viewingDate: Type.Integer(),
  propertyName: Type.Union([Type.String(), Type.Null()]),
  clash: Type.Union([ClashContract, Type.Null()]),
})

/** The work of a leaving user: the next viewings, and the totals of viewings and handled leads. */
export const WorkContract = Type.Object({
  viewings: Type.Array(WorkViewingContract),
  viewingsTotal: Type.Integer(),
  leadsTotal: Type.Integer(),
  /** API keys made by the user, which stay in use (rule I1.3). */
  keys: Type.Integer(),
})

/** The work of a leaving user. */
export type Work = Static<typeof WorkContract>

/** The 409 answer to a hand-over with clashing viewings. */
export const HandOverErrorContract = Type.Object({
  error: Type.Literal('clash'),
  message: Type.String(),
  clashes: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      viewingDate: Type.Integer(),
      clash: ClashContract,
    }),
  ),
})
