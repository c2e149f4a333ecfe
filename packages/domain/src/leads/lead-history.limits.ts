/** Lines of a lead's history in one response; older ones are asked for. */
export const HISTORY_LINES = 500
