/** In display order; each can be filtered and sorted by. */
export const LISTING_COLUMN_NAMES = [
  'name',
  'project',
  'kind',
  'state',
  'publishedAt',
  'changedAt',
  'feeds',
] as const

export type ListingColumn = (typeof LISTING_COLUMN_NAMES)[number]
