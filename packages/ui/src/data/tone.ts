/** The colours of a status; its text must say the same. */
export const TONES = ['red', 'yellow', 'blue', 'green', 'neutral'] as const

/** One of the colours of a status. */
export type Tone = (typeof TONES)[number]
