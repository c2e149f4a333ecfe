/** Leads without a source of their intake. */
export const TYPED_IN = 'Typed in by staff'

/** Everything outside the largest sources of the period, in queries and in the list of sources. */
export const OTHER_SOURCE = 'other'

export const sourceLabel = (source: string): string => (source === OTHER_SOURCE ? 'Other' : source)
