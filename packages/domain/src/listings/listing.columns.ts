import type { ColumnText } from '../platform/lists/column-text.ts'
import type { DateFormatter } from '../platform/values/time.ts'
import type { ListingColumn } from './listing-column-names.ts'
import type { ListingRow } from './listing.contract.ts'
import { LISTING_KIND_LABELS } from './listing.enums.ts'
import { isPublished, stateText } from './listing.messages.ts'

export const LISTING_COLUMNS = {
  name: { label: 'Name', textOf: ({ name }) => name },
  project: { label: 'Project', textOf: ({ projectName }) => projectName ?? '' },
  kind: { label: 'Kind', textOf: ({ kind }) => LISTING_KIND_LABELS[kind] },
  state: { label: 'State', textOf: ({ state, missing }) => stateText(state, missing) },
  publishedAt: {
    label: 'Published on',
    // A home that was taken off is published on no day.
    textOf: ({ state, publishedAt }, dateFormatter) =>
      isPublished(state) ? momentText(publishedAt, dateFormatter) : '',
  },
  changedAt: {
    label: 'Changed',
    textOf: ({ changedAt }, dateFormatter) => momentText(changedAt, dateFormatter),
  },
  feeds: { label: 'On', textOf: ({ feeds }) => feeds.map(({ name }) => name).join(', ') },
} as const satisfies Readonly<Record<ListingColumn, ColumnText<ListingRow>>>

const momentText = (moment: number | null, dateFormatter: DateFormatter): string =>
  moment === null ? '' : dateFormatter.formatDateTime(moment)
