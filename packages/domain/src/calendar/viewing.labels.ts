/** What the events of the calendar are called when they are counted. */
export const VIEWING_NOUN = { one: 'viewing', many: 'viewings' } as const

/** What the colour of the calendar's events means. Source: specification §2 "Calendar". */
export const CALENDAR_LEGEND = 'Viewings'

/** The choice of whose viewings are shown, and its two fixed options. Source: decision A7. */
export const WHOSE_VIEWINGS = { label: 'Whose viewings', all: 'All', mine: 'Mine' } as const
