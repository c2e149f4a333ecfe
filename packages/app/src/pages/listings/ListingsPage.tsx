import { LISTING_COLUMN_NAMES } from '@latchkey/domain/listings/listing-column-names'
import { ListingPublishingModel } from '@latchkey/domain/listings/listing-publishing.store'
import { PAGES } from '@latchkey/domain/navigation/pages'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { ListingTable } from '@latchkey/ui/lettings/listings/ListingTable/ListingTable.tsx'
import { lazyDialog } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { observer } from 'mobx-react-lite'
import { useTable } from '../../address/use-list.ts'
import { useOpenRecord } from '../../address/use-open-record.ts'
import { useRoot } from '../../runtime/runtime.ts'
import { useStore } from '../../runtime/use-store.ts'

// Larger than the list's chunk, so loaded when a listing is opened.
const ListingDialogs = lazyDialog(() => import('./ListingDialogs.tsx'), 'ListingDialogs')

export const ListingsPage = observer(function ListingsPage() {
  const { listings } = useRoot()
  const publishing = useStore(ListingPublishingModel)
  const table = useTable(listings.list, { columns: LISTING_COLUMN_NAMES })
  const listing = useOpenRecord('listing')
  return (
    <>
      <PageHeader title={PAGES.listings.title} />
      <ListingTable
        {...table}
        onOpen={({ id }) => listing.show(id)}
        onPublish={({ id }) => void publishing.publish(id)}
        onTakeOff={({ id }) => void publishing.takeOff(id)}
      />
      <ListingDialogs open={listing.open} onClose={listing.close} />
    </>
  )
})
