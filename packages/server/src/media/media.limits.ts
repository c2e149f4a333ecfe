/** Pictures that one person may send within an hour: those of many homes, or, without a right to any, of themselves. */
export const PICTURES_PER_HOUR = { ofHomes: 600, ofOneself: 20 } as const

/** The window of the above. */
export const PICTURES_WINDOW_MS = 60 * 60_000

/** How many pictures may wait to be drawn in one process; each holds its bytes, at most 10 MB, in memory. */
export const PICTURES_WAITING = 32
