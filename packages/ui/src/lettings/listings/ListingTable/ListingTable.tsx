import type { ListingColumn } from '@latchkey/domain/listings/listing-column-names'
import type { ListingRow } from '@latchkey/domain/listings/listing.contract'
import { isPublished, thingsMissing } from '@latchkey/domain/listings/listing.messages'
import { Megaphone, MegaphoneOff, Pencil } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { RowMenu } from '../../../data/RowMenu/RowMenu.tsx'
import { RowMenus } from '../../../data/RowMenu/RowMenus.tsx'
import { useStableCallback } from '../../../hooks/use-stable-callback.ts'
import { useDateFormatter } from '../../date-formatter-context.ts'
import { ListTable, sortedAndFiltered, type ListState } from '../../ListTable.tsx'
import { listingColumns } from './listing-columns.tsx'

export interface ListingTableProps extends ListState<ListingRow, ListingColumn> {
  onOpen: (listing: ListingRow) => void
  onPublish: (listing: ListingRow) => void
  onTakeOff: (listing: ListingRow) => void
}

const NOUN = { one: 'home', many: 'homes' }

const idOf = ({ id }: ListingRow) => String(id)

/**
 * The homes that can be published, each with its state and its actions.
 *
 * @do Pass every home that is for rent, for sale, coming for sale or reserved.
 * @dont Do not ask before a home is taken off: it can be published again at once.
 * @key Tab: Moves through “Skip to…”, the toolbar, headings and filters, then to the rows, which are one stop.
 * @key Arrow Up, Arrow Down, Home, End: In a row, move to the same control of another row.
 * @key Arrow Left, Arrow Right: In a row, move between its controls.
 * @key Shift F10 or Menu: In a row, opens its menu.
 * @key Enter or Space: On a heading, sorts; on a control of a row, activates it.
 * @key Enter: In a filter, applies it at once.
 * @key Escape: In a filter, clears it.
 */
export function ListingTable({ onOpen, onPublish, onTakeOff, ...list }: ListingTableProps) {
  const dateFormatter = useDateFormatter()
  const open = useStableCallback(onOpen)
  const publish = useStableCallback(onPublish)
  const takeOff = useStableCallback(onTakeOff)
  const columns = useMemo(() => listingColumns(dateFormatter, open), [dateFormatter, open])
  const rowMenu = useCallback(
    (listing: ListingRow) => {
      const isOn = isPublished(listing.state)
      const isLacking = !isOn && listing.missing > 0
      return (
        <RowMenu
          subject={listing.id}
          name={listing.name}
          {...(isLacking && { note: thingsMissing(listing.missing) })}
          items={[
            { label: 'Listing', icon: <Pencil aria-hidden />, onSelect: () => open(listing) },
            {
              label: 'Publish',
              icon: <Megaphone aria-hidden />,
              isVisible: !isOn,
              isDisabled: isLacking,
              onSelect: () => publish(listing),
            },
            {
              label: 'Take off',
              icon: <MegaphoneOff aria-hidden />,
              isVisible: isOn,
              onSelect: () => takeOff(listing),
            },
          ]}
        />
      )
    },
    [open, publish, takeOff],
  )
  return (
    <RowMenus>
      <ListTable
        {...list}
        {...sortedAndFiltered(list)}
        label="Listings"
        noun={NOUN}
        columns={columns}
        rowId={idOf}
        rowMenu={rowMenu}
        emptyHint="Homes for rent, for sale, coming for sale or reserved are listed here."
      />
    </RowMenus>
  )
}
