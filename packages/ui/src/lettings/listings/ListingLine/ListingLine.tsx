import type { ListingState } from '@latchkey/domain/listings/listing.enums'
import { listingLine } from '@latchkey/domain/listings/listing.messages'
import { Megaphone } from 'lucide-react'
import { Button } from '../../../controls/Button/Button.tsx'

export interface ListingLineProps {
  state: ListingState
  /** Number of checks that fail. */
  missing: number
  onOpen: () => void
}

/**
 * Shows the state of a home's listing in the dialog of the home.
 *
 * @do Put it below the title.
 * @dont Do not show it for a home that is not saved.
 * @key Enter or Space: Opens the listing.
 */
export const ListingLine = ({ state, missing, onOpen }: ListingLineProps) => (
  <Button size="small" variant="quiet" icon={<Megaphone aria-hidden />} onClick={onOpen}>
    {listingLine(state, missing)}
  </Button>
)
