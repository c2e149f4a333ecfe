/** A count or a measure that a plot or a table shows. */
export interface Figure {
  /** Null where there is none: a gap in a line, a dash in a table. */
  value: number | null
  /** The displayed text, such as '1,204' or '2 h 05 min'; '–' where there is none. */
  text: string
  /** Its accessible name, such as 'LetSpot, week of 16/11/2026: 12 enquiries'. */
  name: string
  /** The address of the records behind it; null if it opens nothing. */
  href: string | null
}

/** Called with the address of a figure instead of loading it; a new tab is left to the browser. */
export type OpenFigure = (href: string) => void

/** The sum of the figures, without those that have no value. */
export const sumOf = (figures: readonly Figure[]): number =>
  figures.reduce((sum, { value }) => sum + (value ?? 0), 0)

/** Words between figures, such as a share; they open nothing. */
export const plainFigure = (text: string): Figure => ({ value: null, text, name: text, href: null })
