/** What a person reads when something failed and no rule names the reason. Source: decision G10. */
export const GENERIC_ERROR = 'Something went wrong. Please try again.'

/** What a person reads when the server could not be reached: the request may have arrived, and what was entered is still there. */
export const UNREACHABLE = 'The server cannot be reached. Please try again.'

/** What a person reads when what they would change was deleted meanwhile: trying again would not help. */
export const GONE = 'This no longer exists. It may have been deleted.'

/** What is said over the form of a record that a colleague deletes while it is open; `noun` as in "project". */
export const deletedMeanwhile = (noun: string): string =>
  `A colleague has deleted this ${noun}. What you change here can no longer be saved.`

/** What a person reads after copying. Source: specification §8. */
export const COPIED = 'Copied to clipboard.'

/** What a person is asked before edits that nobody saved are thrown away. Source: decision L35. */
export const DISCARD_CHANGES = {
  title: 'Discard your changes?',
  question: 'What you changed has not been saved. Cancel takes you back to it.',
} as const
