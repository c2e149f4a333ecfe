import { Type, type Static } from 'typebox'

/** How near a lead that waits is to the target: `due` from the warning on, `overdue` from the target on. Source: decision A3. */
export const WAITING_STATES = ['ok', 'due', 'overdue'] as const

/** How near a lead that waits is to the target. */
export type WaitingState = (typeof WAITING_STATES)[number]

/** How long a lead has waited for its first answer, in open minutes. Source: decisions A3.1 and A3.2. */
export const WaitingContract = Type.Object({
  minutes: Type.Integer(),
  state: Type.Enum([...WAITING_STATES]),
})

/** How long a lead has waited for its first answer. */
export type Waiting = Static<typeof WaitingContract>
