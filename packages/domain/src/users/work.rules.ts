/** Viewings listed before a hand-over. */
export const WORK_VIEWINGS_MAX = 50
