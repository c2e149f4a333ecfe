/** The outcome of a holding deposit; stored and sent as numbers. */
export const DEPOSIT_OUTCOME = { Returned: 1, Kept: 2, PutTowardsRent: 3 } as const

export type DepositOutcome = (typeof DEPOSIT_OUTCOME)[keyof typeof DEPOSIT_OUTCOME]

export const DEPOSIT_OUTCOME_LABELS: Readonly<Record<DepositOutcome, string>> = {
  [DEPOSIT_OUTCOME.Returned]: 'Returned',
  [DEPOSIT_OUTCOME.Kept]: 'Kept',
  [DEPOSIT_OUTCOME.PutTowardsRent]: 'Put towards rent',
}

/** In the order of the form. */
export const DEPOSIT_OUTCOMES: readonly DepositOutcome[] = Object.values(DEPOSIT_OUTCOME)
