import type { Waiting, WaitingState } from './waiting.contract.ts'

/** From how many hours on minutes are left out. Source: decision A3. */
const WHOLE_HOURS_FROM = 10

const WORDS: Readonly<Record<WaitingState, string>> = {
  ok: 'Waiting ',
  due: 'Due soon: ',
  overdue: 'Overdue: ',
}

/** Open minutes as a person reads them: `45 min`, `2 h 05 min`, `12 h`. */
export function waitText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return `${minutes} min`
  if (hours >= WHOLE_HOURS_FROM) return `${hours} h`
  return `${hours} h ${String(minutes % 60).padStart(2, '0')} min`
}

/** What a list says of a lead that waits. Source: decision A3. */
export const waitingLine = ({ minutes, state }: Waiting): string => `${WORDS[state]}${waitText(minutes)}`

/** How a person answered a lead; the numbers are those on the wire. Source: decision A3. */
export const ANSWER_HOW = [
  { how: 1, label: 'By phone' },
  { how: 2, label: 'By email' },
  { how: 3, label: 'By text' },
  { how: 4, label: 'In person' },
] as const

/** How a person answered a lead. */
export type AnswerHow = (typeof ANSWER_HOW)[number]['how']

/** Answers that nobody marked: the lead was moved on, or typed in by staff. Source: decision A3. */
export const ANSWERED_BY_ITSELF = { movedOn: 5, typedIn: 7 } as const

/** True for an answer that a person marked by hand. */
export const isMarkedByHand = (how: number | null): how is AnswerHow =>
  ANSWER_HOW.some((each) => each.how === how)

/** What the button is called, and what is said once a lead is marked. Source: decision A3. */
export const MARK_AS_ANSWERED = { title: 'Mark as answered', done: 'Marked as answered.' } as const
