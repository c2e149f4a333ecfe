/** In characters. */
export const VIEW_NAME_MAX = 64

/** Views of one list made by one user (rule A13.4). */
export const VIEWS_PER_LIST = 50

/** Per call; own views and shared ones. */
export const VIEWS_ORDERED_MAX = 1_000
