import type { ListingColumn } from '@latchkey/domain/listings/listing-column-names'
import { LISTING_COLUMNS } from '@latchkey/domain/listings/listing.columns'
import type { ListingRow } from '@latchkey/domain/listings/listing.contract'
import { LISTING_KIND_LABELS, LISTING_STATE_LABELS } from '@latchkey/domain/listings/listing.enums'
import { recordHref } from '@latchkey/domain/navigation/open-record'
import { DASH } from '@latchkey/domain/platform/values/labels'
import type { DateFormatter } from '@latchkey/domain/platform/values/time'
import type { ColumnFilter, DataColumn, DataColumnMeta } from '../../../data/DataTable/columns/data-column.ts'
import { suggesting } from '../../../data/DataTable/filters/suggesting.tsx'
import { StatusLabel } from '../../../data/StatusLabel/StatusLabel.tsx'
import { NameLink } from '../../NameLink.tsx'
import { listingTone } from '../listing-tone.ts'

/** The longest text of a state fits two lines. */
const LAYOUT: Readonly<Record<ListingColumn, DataColumnMeta>> = {
  name: { widthRem: 9, grow: 1.6, isTitle: true },
  project: { widthRem: 7.5, grow: 1.2 },
  kind: { widthRem: 5.25, grow: 0.3 },
  state: { widthRem: 11.5, grow: 0.8, isWhole: true },
  publishedAt: { widthRem: 8.75, grow: 0.3 },
  changedAt: { widthRem: 8.75, grow: 0.3 },
  feeds: { widthRem: 6.25, grow: 0.8 },
}

const FILTERS: Partial<Record<ListingColumn, ColumnFilter>> = {
  kind: suggesting(Object.values(LISTING_KIND_LABELS)),
  state: suggesting(Object.values(LISTING_STATE_LABELS)),
}

/** The columns of the list of listings; each is sorted and filtered. */
export function listingColumns(
  dateFormatter: DateFormatter,
  onOpen: (listing: ListingRow) => void,
): DataColumn<ListingRow, ListingColumn>[] {
  const cells: Partial<Record<ListingColumn, DataColumn<ListingRow>['render']>> = {
    name: (listing) => (
      <NameLink isButton href={recordHref('listing', listing.id)} onOpen={() => onOpen(listing)}>
        {listing.name}
      </NameLink>
    ),
    state: (listing) => (
      <StatusLabel tone={listingTone(listing.state, listing.missing)}>
        {LISTING_COLUMNS.state.textOf(listing)}
      </StatusLabel>
    ),
  }
  return (Object.keys(LISTING_COLUMNS) as ListingColumn[]).map((id) => ({
    id,
    header: LISTING_COLUMNS[id].label,
    accessorFn: (listing: ListingRow) => LISTING_COLUMNS[id].textOf(listing, dateFormatter) || DASH,
    ...(cells[id] && { render: cells[id] }),
    enableSorting: true,
    meta: {
      filter: FILTERS[id] ?? { kind: 'text' },
      ...LAYOUT[id],
    },
  }))
}
