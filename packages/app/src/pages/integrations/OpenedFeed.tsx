import type { Feed } from '@latchkey/domain/feeds/feed.contract'
import type { FeedsPage } from '@latchkey/domain/feeds/feeds-page.store'
import { TRY_FIRST_FILE } from '@latchkey/domain/feeds/feed-file.messages'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { FeedCard } from '@latchkey/ui/lettings/feeds/FeedCard/FeedCard.tsx'
import { FeedPreview } from '@latchkey/ui/lettings/feeds/FeedPreview/FeedPreview.tsx'
import { Banner } from '@latchkey/ui/overlays/Banner/Banner.tsx'
import { observer } from 'mobx-react-lite'
import { FeedAddress } from './FeedAddress.tsx'
import { FeedFiles } from './FeedFiles.tsx'

export interface OpenedFeedProps {
  feeds: FeedsPage
  feed: Feed
  onEdit: () => void
  onNewAddress: () => void
  onDelete: () => void
}

export const OpenedFeed = observer(function OpenedFeed({ feeds, feed, ...on }: OpenedFeedProps) {
  const { preview } = feeds
  const isPortal = feed.kind === 'portal'
  return (
    <Stack gap="large">
      <FeedAddress feeds={feeds} />
      {isPortal && feed.lastSentAt === null && <Banner>{TRY_FIRST_FILE}</Banner>}
      <FeedCard
        {...on}
        feed={feed}
        isBusy={feeds.isSaving}
        isDownloading={feeds.isDownloading}
        onDownload={() => void feeds.download(feed)}
        onSend={(everything) => void feeds.send(feed.id, everything)}
      />
      {isPortal ? (
        <FeedFiles feeds={feeds} feedId={feed.id} />
      ) : (
        <FeedPreview
          website={preview.value}
          phase={preview.feedId === null ? 'closed' : preview.phase}
          onShow={() => void preview.show(feed.id)}
        />
      )}
    </Stack>
  )
})
