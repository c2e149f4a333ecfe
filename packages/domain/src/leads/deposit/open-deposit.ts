import type { DepositOpen } from './deposit.contract.ts'

// Apart from the rest of deposits, which lists of leads need only with a dialog.

/** The toast when a lead cannot be deleted. */
export const DELETE_WITH_DEPOSIT = 'This lead has an open holding deposit. Record its outcome first.'

/** The lead that holds the deposit, in a 409; null for another body. */
export function holderIn(body: unknown): DepositOpen['heldBy'] | null {
  const error = body as DepositOpen | null
  return error?.error === 'deposit-open' ? error.heldBy : null
}
