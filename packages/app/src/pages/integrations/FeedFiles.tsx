import type { FeedsPage } from '@latchkey/domain/feeds/feeds-page.store'
import { FEED_FILE_WORDS } from '@latchkey/domain/feeds/feed-file.messages'
import { listingPath } from '@latchkey/domain/navigation/paths'
import { Card } from '@latchkey/ui/layout/Card/Card.tsx'
import { FeedFileTable } from '@latchkey/ui/lettings/feeds/FeedFileTable/FeedFileTable.tsx'
import { observer } from 'mobx-react-lite'
import { useCallback, useLayoutEffect } from 'react'
import { useTable } from '../../address/use-list.ts'
import { useRoot } from '../../runtime/runtime.ts'

/** The files of a portal. */
export const FeedFiles = observer(function FeedFiles({
  feeds,
  feedId,
}: {
  feeds: FeedsPage
  feedId: number
}) {
  const { session } = useRoot()
  useLayoutEffect(() => feeds.files.setScope(feedId), [feeds, feedId])
  const table = useTable(feeds.files)
  const canOpen = session.rights.has('properties-view')
  const listingHref = useCallback((homeId: number) => (canOpen ? listingPath(homeId) : null), [canOpen])
  return (
    <Card title={FEED_FILE_WORDS.list}>
      <FeedFileTable
        {...table}
        listingHref={listingHref}
        isBusy={feeds.isSaving}
        onSendAnyway={({ id }) => void feeds.sendAnyway(id)}
      />
    </Card>
  )
})
