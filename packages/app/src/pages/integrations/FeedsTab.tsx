import type { Feed } from '@latchkey/domain/feeds/feed.contract'
import { FEED_WORDS } from '@latchkey/domain/feeds/feed.messages'
import { FeedsPageModel } from '@latchkey/domain/feeds/feeds-page.store'
import { feedPath } from '@latchkey/domain/navigation/paths'
import { Card } from '@latchkey/ui/layout/Card/Card.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { FeedTable } from '@latchkey/ui/lettings/feeds/FeedTable/FeedTable.tsx'
import { NewAddressNotice } from '@latchkey/ui/lettings/feeds/NewAddressNotice/NewAddressNotice.tsx'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { useOpenRecord } from '../../address/use-open-record.ts'
import { CreateNew } from '../../components/CreateNew.tsx'
import { useFollowing } from '../../runtime/use-store.ts'
import { FeedDialogHost } from './FeedDialogHost.tsx'

const pathOf = ({ id }: Feed) => feedPath(id)

export const FeedsTab = observer(function FeedsTab() {
  const feeds = useFollowing(FeedsPageModel)
  const edited = useOpenRecord('feed')
  const navigate = useNavigate()
  return (
    <Stack gap="large">
      {feeds.shown !== null && <NewAddressNotice {...feeds.shown} onDone={() => feeds.show(null)} />}
      <Card
        title={FEED_WORDS.list}
        actions={<CreateNew label={FEED_WORDS.add} onClick={() => edited.show('new')} />}
      >
        <FeedTable
          feeds={feeds.feeds}
          {...feeds.listState}
          onRetry={() => void feeds.load()}
          pathOf={pathOf}
          onOpen={(feed) => void navigate(pathOf(feed))}
          onEdit={({ id }) => edited.show(id)}
          onNewAddress={feeds.askNewAddress}
          onDelete={(feed) => feeds.askRemove(feed)}
        />
      </Card>
      <FeedDialogHost feeds={feeds} open={edited.open} onClose={edited.close} />
    </Stack>
  )
})
