import { Type, type Static } from 'typebox'

/** Another viewing at the same time; dates are unix seconds. Source: decision L39. */
const ClashContract = Type.Object({ id: Type.Integer(), name: Type.String(), viewingDate: Type.Integer() })

/** A viewing to come of somebody who leaves, and what it clashes with in the diary of whoever is to have it. */
export const WorkViewingContract = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** Unix seconds. */
  viewingDate: Type.Integer(),
  propertyName: Type.Union([Type.String(), Type.Null()]),
  clash: Type.Union([ClashContract, Type.Null()]),
})

/** What somebody has to hand over: their next viewings, and how many viewings and handled leads there are. Source: decision A10.1. */
export const WorkContract = Type.Object({
  viewings: Type.Array(WorkViewingContract),
  viewingsTotal: Type.Integer(),
  leadsTotal: Type.Integer(),
})

/** What somebody has to hand over. */
export type Work = Static<typeof WorkContract>

/** The answer to a hand-over that would leave somebody with two viewings at once. */
export const HandOverRefusalContract = Type.Object({
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

/** The viewings that a refused hand-over would make clash. */
export type HandOverClash = Static<typeof HandOverRefusalContract>['clashes'][number]
