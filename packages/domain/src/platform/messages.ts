/** Fallback when no better message exists. */
export const GENERIC_ERROR = 'Something went wrong. Please try again.'

/** The request may have arrived, and the entered values are kept. */
export const UNREACHABLE = 'The server cannot be reached. Please try again.'

/** The connection to the database was lost during the commit. */
export const UNCONFIRMED = 'We could not confirm that this was saved. Check before you try again.'

/** Also for a file within the limits of the product. */
export const FILE_TOO_LARGE = 'The server does not accept a file this large. Choose a smaller one.'

/** A retry would not help. */
export const GONE = 'This no longer exists. It may have been deleted.'

/** `noun` as in "project". */
export const deletedMeanwhile = (noun: string): string =>
  `A colleague has deleted this ${noun}. Your changes here can no longer be saved.`

/** An undo of an import erases what it has made. */
export const undoneMeanwhile = (noun: string): string =>
  `The import that brought this ${noun} has been undone, and the ${noun} with it. Your changes here can no longer be saved.`

export const COPIED = 'Copied to clipboard.'

export const DISCARD_CHANGES = {
  title: 'Discard your changes?',
  question: 'Your changes have not been saved.',
  discard: 'Discard',
  keep: 'Keep editing',
} as const

/** A record that was written by another user while it was shown. */
export const CHANGED_MEANWHILE = 'Somebody else changed this in the meantime. Please check it again.'

export const IN_FUTURE = 'This is in the future'

export const tooShort = (min: number): string => `Please write at least ${min} characters`

export const CHECK_CONNECTION = 'Check your connection, then try again.'

export const TOO_MANY_ATTEMPTS = 'Too many attempts. Please try again later.'
