import {
  FEEDBACK_INTEREST,
  VIEWING_OUTCOME,
  type FeedbackInterest,
  type RecordedOutcome,
  type ViewingOutcome,
} from './outcome.contract.ts'

const { Attended, NoShow, CancelledByApplicant, CancelledByUs } = VIEWING_OUTCOME

/** In the order of the buttons. */
export const RECORDED_OUTCOMES: readonly RecordedOutcome[] = [Attended, NoShow]

export const OUTCOME_LABELS: Readonly<Record<ViewingOutcome, string>> = {
  [Attended]: 'Attended',
  [NoShow]: 'No show',
  [CancelledByApplicant]: 'Cancelled by the applicant',
  [CancelledByUs]: 'Cancelled by us',
}

export const OUTCOME_RECORDED: Readonly<Record<RecordedOutcome, string>> = {
  [Attended]: 'Viewing marked as attended.',
  [NoShow]: 'Viewing marked as no show.',
}

export const INTEREST_LABELS: Readonly<Record<FeedbackInterest, string>> = {
  [FEEDBACK_INTEREST.Yes]: 'Yes',
  [FEEDBACK_INTEREST.No]: 'No',
  [FEEDBACK_INTEREST.Maybe]: 'Maybe',
}
