import { addDays } from '../../platform/values/days.ts'

/** The day of receipt is the first of fifteen, the cautious reading of the law (rule W3.2). */
const DAYS_AFTER_RECEIPT = 14

/** Characters of the reason for keeping a deposit. */
export const KEPT_REASON_MIN = 20
export const KEPT_REASON_MAX = 2000

/** Days before the deadline at which the handler is reminded. */
export const REMINDER_DAYS = 3

/** The highest deposit: one week of the rent, rounded down to the penny; both in pence (rule W3.1). */
export const depositCap = (rentPence: number): number => Math.floor((rentPence * 12) / 52)

/** As `YYYY-MM-DD`. */
export const deadlineAfter = (receivedOn: string): string => addDays(receivedOn, DAYS_AFTER_RECEIPT)
