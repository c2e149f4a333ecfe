import { Type, type Static } from 'typebox'
import { bodyOf, Text, WholeOrNull } from '../../platform/validation/request-body.ts'

/** `due` from the warning on, `overdue` from the target on. */
export const WAITING_STATES = ['ok', 'due', 'overdue'] as const

/** Waiting time of a lead relative to the target. */
export type WaitingState = (typeof WAITING_STATES)[number]

/** The time a lead has waited for its first answer, in minutes of opening hours. */
export const WaitingContract = Type.Object({
  minutes: Type.Integer(),
  state: Type.Enum([...WAITING_STATES]),
  /** For counting on the client; moments in unix seconds. Omitted when the office does not open again. */
  clock: Type.Optional(
    Type.Object({
      /** The moment at which `minutes` were counted. */
      at: Type.Integer(),
      /** The next minute counts from then on; each further one is a minute later. */
      next: Type.Integer(),
      /** The office closes next at this time; minutes must be fetched again from then on. */
      until: Type.Integer(),
      /** Minutes from which a lead is `due`, and `overdue`. */
      warnMinutes: Type.Integer(),
      targetMinutes: Type.Integer(),
    }),
  ),
})

/** The time a lead has waited for its first answer. */
export type Waiting = Static<typeof WaitingContract>

/** `how` is 1 to 4; null removes the mark. */
export const AnsweredBody = bodyOf({ how: WholeOrNull('enumerable') })

/** Digits; '' for the default. */
export const WaitingQuery = bodyOf({ limit: Text })
