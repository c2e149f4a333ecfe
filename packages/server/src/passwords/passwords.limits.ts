const MINUTE_MS = 60_000

/** Requests for a reset link from one address within an hour. Source: decision S8. */
export const REQUESTS_PER_ADDRESS = 10

/** Mails with a reset link that one address can have sent to an account within an hour; more requests are answered alike and send nothing. Source: decision S8. */
export const MAILS_PER_ACCOUNT = 3

/** The same for all addresses together that the account was never used from. */
export const MAILS_FOR_STRANGERS = 6

/** The window of the two above. Source: decision S8. */
export const REQUEST_WINDOW_MS = 60 * MINUTE_MS

/** Links that do not work, from one address within the window. */
export const WRONG_LINKS_PER_ADDRESS = 50

/** Wrong current passwords of one person within the window. Source: decision S15. */
export const WRONG_CURRENT_PASSWORDS = 10

/** The window of wrong links and of wrong current passwords. Source: decision S15. */
export const WRONG_TRIES_WINDOW_MS = 15 * MINUTE_MS
