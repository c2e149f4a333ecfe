/** Reset links of administrators to one person. */
export const RESETS_PER_USER = 10

/** Window of the limit above. */
export const RESET_WINDOW_MS = 60 * 60_000
