import type { FeedsPage } from '@latchkey/domain/feeds/feeds-page.store'
import { NewAddressNotice } from '@latchkey/ui/lettings/feeds/NewAddressNotice/NewAddressNotice.tsx'
import { observer } from 'mobx-react-lite'

/** The address that was just made, until the user is done with it. */
export const FeedAddress = observer(function FeedAddress({ feeds }: { feeds: FeedsPage }) {
  const { shown } = feeds
  if (shown === null) return null
  return (
    <NewAddressNotice
      name={shown.name}
      value={shown.url}
      onDone={() => feeds.show(null)}
    />
  )
})
