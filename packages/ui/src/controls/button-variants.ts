/** `quiet-danger` is for a destructive action among others. */
export const BUTTON_VARIANTS = ['primary', 'secondary', 'quiet', 'danger', 'quiet-danger'] as const

export type ButtonVariant = (typeof BUTTON_VARIANTS)[number]

/** 28, 36 and 44 px high. */
export const BUTTON_SIZES = ['small', 'medium', 'large'] as const

export type ButtonSize = (typeof BUTTON_SIZES)[number]
