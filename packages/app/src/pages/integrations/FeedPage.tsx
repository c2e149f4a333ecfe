import type { Feed } from '@latchkey/domain/feeds/feed.contract'
import { FEED_FILE_WORDS, TRY_FIRST_FILE } from '@latchkey/domain/feeds/feed-file.messages'
import { FEED_WORDS } from '@latchkey/domain/feeds/feed.messages'
import { FeedsPageModel, type FeedsPage } from '@latchkey/domain/feeds/feeds-page.store'
import { PAGES } from '@latchkey/domain/navigation/pages'
import { integrationsPath, listingPath } from '@latchkey/domain/navigation/paths'
import { Card } from '@latchkey/ui/layout/Card/Card.tsx'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { RecordPlaceholder } from '@latchkey/ui/layout/RecordPlaceholder/RecordPlaceholder.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { FeedCard } from '@latchkey/ui/lettings/feeds/FeedCard/FeedCard.tsx'
import { FeedFileTable } from '@latchkey/ui/lettings/feeds/FeedFileTable/FeedFileTable.tsx'
import { FeedPreview } from '@latchkey/ui/lettings/feeds/FeedPreview/FeedPreview.tsx'
import { NewAddressNotice } from '@latchkey/ui/lettings/feeds/NewAddressNotice/NewAddressNotice.tsx'
import { Banner } from '@latchkey/ui/overlays/Banner/Banner.tsx'
import { observer } from 'mobx-react-lite'
import { useCallback, useLayoutEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useTable } from '../../address/use-list.ts'
import { useOpenRecord } from '../../address/use-open-record.ts'
import { BackLink } from '../../components/BackLink.tsx'
import { useRoot } from '../../runtime/runtime.ts'
import { useFollowing } from '../../runtime/use-store.ts'
import { FeedDialogHost } from './FeedDialogHost.tsx'

const LIST = integrationsPath('feeds')

export const FeedPage = observer(function FeedPage() {
  const id = Number(useParams()['feedId'])
  const feeds = useFollowing(FeedsPageModel)
  const edited = useOpenRecord('feed')
  const feed = feeds.feedOf(id)
  return (
    <>
      <PageHeader
        above={<BackLink to={LIST}>{FEED_WORDS.list}</BackLink>}
        title={feed?.name ?? PAGES.feed.title}
      />
      {feed === null ? (
        <RecordPlaceholder phase={feeds.missing ?? 'missing'} noun="feed" onRetry={() => void feeds.load()} />
      ) : (
        <OpenedFeed feeds={feeds} feed={feed} onEdit={() => edited.show(id)} />
      )}
      <FeedDialogHost feeds={feeds} open={edited.open === id ? id : null} onClose={edited.close} />
    </>
  )
})

interface OpenedFeedProps {
  feeds: FeedsPage
  feed: Feed
  onEdit: () => void
}

const OpenedFeed = observer(function OpenedFeed({ feeds, feed, onEdit }: OpenedFeedProps) {
  const { preview, shown } = feeds
  const navigate = useNavigate()
  const isPortal = feed.kind === 'portal'
  return (
    <Stack gap="large">
      {shown !== null && <NewAddressNotice {...shown} onDone={() => feeds.show(null)} />}
      {isPortal && feed.lastSentAt === null && <Banner>{TRY_FIRST_FILE}</Banner>}
      <FeedCard
        feed={feed}
        isBusy={feeds.isSaving}
        isDownloading={feeds.isDownloading}
        onEdit={onEdit}
        onNewAddress={() => feeds.askNewAddress(feed)}
        onDelete={() => feeds.askRemove(feed, () => void navigate(LIST, { replace: true }))}
        onDownload={() => void feeds.download(feed)}
        onSend={(everything) => void feeds.send(feed.id, everything)}
      />
      {isPortal ? (
        <PortalFiles feeds={feeds} feedId={feed.id} />
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

const PortalFiles = observer(function PortalFiles({ feeds, feedId }: { feeds: FeedsPage; feedId: number }) {
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
