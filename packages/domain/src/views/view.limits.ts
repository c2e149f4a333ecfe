/** Longest name of a view, in characters. Source: decision A13.4. */
export const VIEW_NAME_MAX = 64

/** Most views that one person makes of one list. Source: decision A13.4. */
export const VIEWS_PER_LIST = 50

/** Most views that one call puts into an order: a person's own, and those that others share. */
export const VIEWS_ORDERED_MAX = 1_000
