/** The time that the pointer rests on a control before its tooltip opens, in milliseconds. */
export const OPEN_AFTER_MS = 350

/** Long enough to move the pointer onto the tooltip, in milliseconds. */
export const CLOSE_AFTER_MS = 150
