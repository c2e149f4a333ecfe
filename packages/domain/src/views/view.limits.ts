/** In characters. */
export const VIEW_NAME_MAX = 64

/** Views of one list made by one user (rule A13.4). */
export const VIEWS_PER_LIST = 50

/** Own views and shared ones of a list that one user sees and can order. */
export const VIEWS_SEEN_MAX = 1_000
