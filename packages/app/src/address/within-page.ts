/**
 * How to go to another address of the same page: the scroll stays where it is, and the new address is on screen before the
 * next key or click is heard. A step built on the address before would undo this one.
 */
export const WITHIN_PAGE = { preventScrollReset: true, flushSync: true } as const
