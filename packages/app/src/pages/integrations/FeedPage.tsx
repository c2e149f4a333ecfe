import { integrationsPath } from '@latchkey/domain/navigation/paths'
import { PAGES } from '@latchkey/domain/navigation/pages'
import { FEED_WORDS } from '@latchkey/domain/feeds/feed.messages'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { RecordPlaceholder } from '@latchkey/ui/layout/RecordPlaceholder/RecordPlaceholder.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { FeedCard } from '@latchkey/ui/lettings/feeds/FeedCard/FeedCard.tsx'
import { FeedPreview } from '@latchkey/ui/lettings/feeds/FeedPreview/FeedPreview.tsx'
import { observer } from 'mobx-react-lite'
import { useNavigate, useParams } from 'react-router-dom'
import { useOpenRecord } from '../../address/use-open-record.ts'
import { BackLink } from '../../components/BackLink.tsx'
import { FeedAddress } from './FeedAddress.tsx'
import { FeedDialogHost } from './FeedDialogHost.tsx'
import { useFeeds } from './use-feeds.ts'

const LIST = integrationsPath('feeds')

export function FeedPage() {
  const id = Number(useParams()['feedId'])
  return <OpenedFeed key={id} id={id} />
}

const OpenedFeed = observer(function OpenedFeed({ id }: { id: number }) {
  const { feeds, askNewAddress, askDelete } = useFeeds()
  const edited = useOpenRecord('feed')
  const navigate = useNavigate()
  const { preview } = feeds
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
        <Stack gap="large">
          <FeedAddress feeds={feeds} />
          <FeedCard
            feed={feed}
            isBusy={feeds.isSaving}
            onEdit={() => edited.show(id)}
            onNewAddress={() => askNewAddress(feed)}
            onDelete={() => askDelete(feed, () => void navigate(LIST, { replace: true }))}
          />
          {feed.kind === 'website' && (
            <FeedPreview
              website={preview.value}
              phase={preview.feedId === null ? 'closed' : preview.phase}
              onShow={() => void preview.show(id)}
            />
          )}
        </Stack>
      )}
      <FeedDialogHost feeds={feeds} open={edited.open === id ? id : null} onClose={edited.close} />
    </>
  )
})
