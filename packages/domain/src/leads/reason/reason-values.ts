import { CANCEL_REASON, DECLINE_REASON, type ReasonList } from './reason.enums.ts'

/** The reason that needs words. */
export const OTHER_REASON: Readonly<Record<ReasonList, number>> = {
  declining: DECLINE_REASON.Other,
  cancelling: CANCEL_REASON.Other,
}

export interface ReasonValues {
  /** A number of the list; null while none is chosen. */
  reason: number | null
  words: string
}

/** True unless nothing was given: a missing reason is allowed, and recorded as missing (rule W1.2). */
export const isReasonGiven = ({ reason, words }: ReasonValues): boolean => reason !== null || words !== ''

/** The same in a form; names are those of a save. */
export interface ReasonFormValues {
  'statusReason.reason': number | null
  'statusReason.words': string
}

export const reasonIn = (values: ReasonFormValues): ReasonValues => ({
  reason: values['statusReason.reason'],
  words: values['statusReason.words'],
})
