export const VIEWING_NOUN = { one: 'viewing', many: 'viewings' } as const

export const CALENDAR_LEGEND = 'Viewings'

export const WHOSE_VIEWINGS = { label: 'Whose viewings', all: 'All', mine: 'Mine' } as const
