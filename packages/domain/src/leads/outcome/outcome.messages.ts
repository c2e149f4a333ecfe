import { VIEWING_OUTCOME, type RecordedOutcome } from './outcome.enums.ts'

const { Attended, NoShow } = VIEWING_OUTCOME

/** In the order of the buttons. */
export const RECORDED_OUTCOMES: readonly RecordedOutcome[] = [Attended, NoShow]

export const OUTCOME_RECORDED: Readonly<Record<RecordedOutcome, string>> = {
  [Attended]: 'Viewing marked as attended.',
  [NoShow]: 'Viewing marked as no show.',
}

/** Recorded or saved by somebody else meanwhile. */
export const OUTCOME_REJECTED = 'The viewing has changed. Please check it again.'

/** The lead was saved since, or the tenant was asked for feedback. */
export const UNDO_REJECTED = 'The outcome can no longer be undone.'

/** While the form has edits, which recording an outcome would make outdated. */
export const SAVE_FIRST = 'Save your changes first.'
