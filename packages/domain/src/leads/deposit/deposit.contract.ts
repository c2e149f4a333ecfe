import { Type, type Static } from 'typebox'
import { DEPOSIT_OUTCOMES } from './deposit.enums.ts'

/** Deposits of a lead in its list, the newest; an open one is the newest. */
export const DEPOSITS_LISTED_MAX = 100

const OptionalText = Type.Union([Type.String(), Type.Null()])

/** A holding deposit. Money is in pounds; days are `YYYY-MM-DD` in business time. */
export const DepositContract = Type.Object({
  id: Type.Integer(),
  amount: Type.Number(),
  /** A month, as it was when the deposit was taken. */
  rent: Type.Number(),
  receivedOn: Type.String(),
  deadlineOn: Type.String(),
  /** The deadline was agreed in writing. */
  isAgreed: Type.Boolean(),
  /** Null while it is open. */
  outcome: Type.Union([Type.Enum([...DEPOSIT_OUTCOMES]), Type.Null()]),
  outcomeOn: OptionalText,
  /** As mailed to the applicant; of a deposit that was kept. */
  reason: OptionalText,
  version: Type.Integer(),
})

/** A holding deposit. */
export type Deposit = Static<typeof DepositContract>

const OptionalPounds = Type.Union([Type.Number(), Type.Null()])

/** The deposits of a lead, newest first. */
export const DepositsContract = Type.Object({
  /** The highest amount, in pounds; null without a rent. */
  cap: OptionalPounds,
  /** A month, in pounds; null where the lead has none. */
  rent: OptionalPounds,
  deposits: Type.Array(DepositContract),
})

export type Deposits = Static<typeof DepositsContract>

/** False outside the statuses of a reservation. */
export const RecordedDepositContract = Type.Union([Type.Literal(false), DepositContract])

/** A 409: the lead, or another lead on the home, has an open deposit. */
export const DepositOpenContract = Type.Object({
  error: Type.Literal('deposit-open'),
  message: Type.String(),
  heldBy: Type.Object({ id: Type.Integer(), name: Type.String(), status: Type.Integer() }),
})

export type DepositOpen = Static<typeof DepositOpenContract>
