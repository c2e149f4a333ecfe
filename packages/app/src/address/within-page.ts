/**
 * Navigation within a page: keeps the scroll position and renders synchronously, because a change based on the
 * previous address would undo this one.
 */
export const WITHIN_PAGE = { preventScrollReset: true, flushSync: true } as const
