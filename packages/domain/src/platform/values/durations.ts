export const HOUR_SECONDS = 3_600
export const HOURS_PER_DAY = 24
export const DAY_SECONDS = HOURS_PER_DAY * HOUR_SECONDS

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = HOURS_PER_DAY * HOUR_MS
