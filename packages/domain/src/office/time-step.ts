/** Intervals of the times that date fields offer, in minutes. */
export const TIME_STEPS = [5, 10, 15, 20, 30, 60] as const

export const DEFAULT_TIME_STEP = 15
