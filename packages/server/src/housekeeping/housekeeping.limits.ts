/** How long what is over is kept before it is swept away: ended sessions, used links, counters. The audit trail stays. */
export const SETTLED_MS = 30 * 24 * 60 * 60_000
