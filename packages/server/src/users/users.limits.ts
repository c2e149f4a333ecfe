/** Links that administrators may send to one person within the window. */
export const RESETS_PER_USER = 10

/** The window in which those are counted, in milliseconds. */
export const RESET_WINDOW_MS = 60 * 60_000
