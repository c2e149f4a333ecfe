import { dayText, daysBetween } from '../../platform/values/days.ts'
import { formatGbp, shortGbp } from '../../platform/values/money.ts'

/** The title of the card. */
export const DEPOSIT = 'Holding deposit'

export const RECORD_DEPOSIT = { title: 'Record deposit', done: 'Deposit has been recorded.' } as const

export const RECORD_DEPOSIT_OUTCOME = {
  title: 'Record outcome',
  done: 'Outcome of the deposit has been recorded.',
} as const

export const NO_DEPOSIT = 'No deposit has been recorded.'

/** Amounts in pounds. */
export const capText = (cap: number, rent: number): string =>
  `At most ${formatGbp(cap)}: one week of ${shortGbp(rent)} a month.`

/** Days are `YYYY-MM-DD`. */
export function deadlineText(deadlineOn: string, today: string): string {
  const days = daysBetween(today, deadlineOn)
  if (days < 0) return 'Deadline passed'
  if (days === 0) return 'Deadline today'
  return `Deadline ${dayText(deadlineOn)}, ${days === 1 ? '1 day' : `${days} days`} left`
}

/** Explains why no deposit could be recorded. */
export const openDepositText = (heldBy: { id: number; name: string }, leadId: number): string =>
  heldBy.id === leadId
    ? 'This lead has an open holding deposit already.'
    : `${heldBy.name} has an open holding deposit on this home.`
