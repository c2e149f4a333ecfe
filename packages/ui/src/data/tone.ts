/** The colours a status can be shown in; the words beside the colour must say the same. */
export const TONES = ['red', 'yellow', 'blue', 'green', 'neutral'] as const

/** One of the colours a status can be shown in. */
export type Tone = (typeof TONES)[number]
