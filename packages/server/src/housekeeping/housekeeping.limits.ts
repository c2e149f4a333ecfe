/** How long what is over is kept before it is swept away: ended sessions, used links, counters, pictures that nothing shows. The audit trail stays. */
export const SETTLED_MS = 30 * 24 * 60 * 60_000

/** How long the cells of a spreadsheet wait for whoever only looked into it, in milliseconds: a working day and the night. */
export const SEEN_SHEET_MS = 24 * 60 * 60_000
