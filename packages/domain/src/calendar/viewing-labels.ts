export const VIEWING_NOUN = { one: 'viewing', many: 'viewings' } as const

/** The meanings of the looks of viewings. */
export const CALENDAR_LEGEND = [
  { state: 'confirmed', label: 'Viewings' },
  { state: 'pending', label: 'Not confirmed' },
  { state: 'over', label: 'Held or cancelled' },
] as const

export const WHOSE_VIEWINGS = { label: 'Whose viewings', all: 'All', mine: 'Mine' } as const
