import { Type, type Static } from 'typebox'

/** One choice of the Agent select: only these two keys. Source: specification §7. */
export const UserOptionContract = Type.Object({ id: Type.Integer(), username: Type.String() })

/** One choice of the Agent select. */
export type UserOption = Static<typeof UserOptionContract>
