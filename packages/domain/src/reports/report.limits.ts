/** Longest period of a report, in years. */
export const REPORT_YEARS_MAX = 2

/** Period of a report by default, in weeks. */
export const REPORT_WEEKS = 12

/** Projects, and agents, with a row of their own: those with the most enquiries. */
export const REPORT_PARTS_MAX = 1_000

/** Sources with a series of their own; the others are one. */
export const REPORT_SOURCES_MAX = 8
