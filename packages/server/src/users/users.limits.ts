import { HOUR_MS } from '@latchkey/domain/platform/values/durations'

/** Reset links of administrators to one person. */
export const RESETS_PER_USER = 10

/** Window of the limit above. */
export const RESET_WINDOW_MS = HOUR_MS
