import { Type, type Static } from 'typebox'

/** How near a lead that waits is to the target: `due` from the warning on, `overdue` from the target on. Source: decision A3. */
export const WAITING_STATES = ['ok', 'due', 'overdue'] as const

/** How near a lead that waits is to the target. */
export type WaitingState = (typeof WAITING_STATES)[number]

/** How long a lead has waited for its first answer, in open minutes. Source: decisions A3.1 and A3.2. */
export const WaitingContract = Type.Object({
  minutes: Type.Integer(),
  state: Type.Enum([...WAITING_STATES]),
  /** How the minutes go on, moments in unix seconds; left out where the office does not open again. */
  clock: Type.Optional(
    Type.Object({
      /** The moment at which the lead has waited so long. */
      at: Type.Integer(),
      /** When the next minute counts; each further one a minute later. */
      next: Type.Integer(),
      /** When the office closes after that: no more minutes are known, and they are to be asked for again. */
      until: Type.Integer(),
      /** From how many minutes on a lead is due soon, and overdue. */
      warnMinutes: Type.Integer(),
      targetMinutes: Type.Integer(),
    }),
  ),
})

/** How long a lead has waited for its first answer. */
export type Waiting = Static<typeof WaitingContract>
