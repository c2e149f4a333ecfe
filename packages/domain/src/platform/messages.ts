/** What a person reads when something failed and no rule names the reason. Source: decision G10. */
export const GENERIC_ERROR = 'Something went wrong. Please try again.'

/** What a person reads after copying. Source: specification §8. */
export const COPIED = 'Copied to clipboard.'
