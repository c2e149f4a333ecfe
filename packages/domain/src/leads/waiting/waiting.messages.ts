import type { Waiting, WaitingState } from './waiting.contract.ts'

/** Minutes are omitted from this many hours on. */
const WHOLE_HOURS_FROM = 10

const WORDS: Readonly<Record<WaitingState, string>> = {
  ok: 'Waiting ',
  due: 'Due soon: ',
  overdue: 'Overdue: ',
}

/** For example `45 min`, `2 h 05 min`, `12 h`. */
export function waitText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return `${minutes} min`
  if (hours >= WHOLE_HOURS_FROM) return `${hours} h`
  return `${hours} h ${String(minutes % 60).padStart(2, '0')} min`
}

export const waitingLine = ({ minutes, state }: Waiting): string => `${WORDS[state]}${waitText(minutes)}`

/** Stored and sent as numbers. */
export const RESPONSE_METHODS = [
  { how: 1, label: 'By phone' },
  { how: 2, label: 'By email' },
  { how: 3, label: 'By text' },
  { how: 4, label: 'In person' },
] as const

/** Ways of answering that staff can mark. */
export type ResponseMethod = (typeof RESPONSE_METHODS)[number]['how']

/** Stored where the answer was implied: the lead was moved on, created by staff (rule A3.1), or imported (rule M1.21). */
export const IMPLIED_RESPONSE = { movedOn: 5, typedIn: 7, imported: 8 } as const

/** True for an answer marked by staff. */
export const isMarkedByHand = (how: number | null): how is ResponseMethod =>
  RESPONSE_METHODS.some((each) => each.how === how)

export const MARK_AS_ANSWERED = { title: 'Mark as answered', done: 'Marked as answered.' } as const
