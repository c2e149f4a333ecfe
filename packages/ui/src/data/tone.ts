/** Colours of a status; its text must say the same. */
export const TONES = ['red', 'yellow', 'blue', 'green', 'neutral'] as const

export type Tone = (typeof TONES)[number]
