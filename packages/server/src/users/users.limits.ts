/** Reset links of administrators to one person. */
export const RESETS_PER_USER = 10

/** Of the above. */
export const RESET_WINDOW_MS = 60 * 60_000
