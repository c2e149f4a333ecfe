import { integrationsPath } from '@latchkey/domain/navigation/paths'
import { PAGES } from '@latchkey/domain/navigation/pages'
import { FEED_WORDS } from '@latchkey/domain/feeds/feed.messages'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { RecordPlaceholder } from '@latchkey/ui/layout/RecordPlaceholder/RecordPlaceholder.tsx'
import { observer } from 'mobx-react-lite'
import { useNavigate, useParams } from 'react-router-dom'
import { useOpenRecord } from '../../address/use-open-record.ts'
import { BackLink } from '../../components/BackLink.tsx'
import { FeedDialogHost } from './FeedDialogHost.tsx'
import { OpenedFeed } from './OpenedFeed.tsx'
import { useFeeds } from './use-feeds.ts'

const LIST = integrationsPath('feeds')

export function FeedPage() {
  const id = Number(useParams()['feedId'])
  return <FoundFeed key={id} id={id} />
}

const FoundFeed = observer(function FoundFeed({ id }: { id: number }) {
  const { feeds, askNewAddress, askDelete } = useFeeds()
  const edited = useOpenRecord('feed')
  const navigate = useNavigate()
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
        <OpenedFeed
          feeds={feeds}
          feed={feed}
          onEdit={() => edited.show(id)}
          onNewAddress={() => askNewAddress(feed)}
          onDelete={() => askDelete(feed, () => void navigate(LIST, { replace: true }))}
        />
      )}
      <FeedDialogHost feeds={feeds} open={edited.open === id ? id : null} onClose={edited.close} />
    </>
  )
})
