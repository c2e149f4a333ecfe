/** Window widths, in CSS pixels, at which the layout changes. */
export const BREAKPOINTS = [280, 640, 768, 1024, 1280, 1920] as const

/** Labels are shortened below these widths, in CSS pixels; below the last, a day shows the number of its events. */
export const LABEL_BREAKPOINTS = { shorter: 1300, shortest: 780, least: 320 } as const

export type Breakpoint =
  | (typeof BREAKPOINTS)[number]
  | (typeof LABEL_BREAKPOINTS)[keyof typeof LABEL_BREAKPOINTS]

/** The media query for this width and wider, `@media` included. */
export const from = <B extends Breakpoint>(widthPx: B) => `@media (min-width: ${widthPx}px)` as const

/** The media query for narrower windows, `@media` included. */
export const under = <B extends Breakpoint>(widthPx: B) => `@media (width < ${widthPx}px)` as const

/** Like `from` and `under`, for a layout that is not printed. */
export const screenFrom = <B extends Breakpoint>(widthPx: B) =>
  `@media screen and (min-width: ${widthPx}px)` as const
export const screenUnder = <B extends Breakpoint>(widthPx: B) =>
  `@media screen and (width < ${widthPx}px)` as const

/** Windows too low for a header and a footer that stay in sight, such as at 400 % zoom. */
export const lowWindow = '@media screen and (height < 32rem)'
