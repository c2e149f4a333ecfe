/** Events of one answer. */
export const EVENTS_PER_ANSWER = { usual: 100, max: 500 } as const
