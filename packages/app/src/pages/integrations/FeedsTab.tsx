import type { Feed } from '@latchkey/domain/feeds/feed.contract'
import { FEED_WORDS } from '@latchkey/domain/feeds/feed.messages'
import { feedPath } from '@latchkey/domain/navigation/paths'
import { Button } from '@latchkey/ui/controls/Button/Button.tsx'
import { Card } from '@latchkey/ui/layout/Card/Card.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { FeedTable } from '@latchkey/ui/lettings/feeds/FeedTable/FeedTable.tsx'
import { Plus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { useOpenRecord } from '../../address/use-open-record.ts'
import { FeedAddress } from './FeedAddress.tsx'
import { FeedDialogHost } from './FeedDialogHost.tsx'
import { useFeeds } from './use-feeds.ts'

const pathOf = ({ id }: Feed) => feedPath(id)

export const FeedsTab = observer(function FeedsTab() {
  const { feeds, askNewAddress, askDelete } = useFeeds()
  const edited = useOpenRecord('feed')
  const navigate = useNavigate()
  return (
    <Stack gap="large">
      <FeedAddress feeds={feeds} />
      <Card
        title={FEED_WORDS.list}
        actions={
          <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => edited.show('new')}>
            {FEED_WORDS.add}
          </Button>
        }
      >
        <FeedTable
          feeds={feeds.feeds}
          {...feeds.listState}
          onRetry={() => void feeds.load()}
          pathOf={pathOf}
          onOpen={(feed) => void navigate(pathOf(feed))}
          onEdit={({ id }) => edited.show(id)}
          onNewAddress={askNewAddress}
          onDelete={(feed) => askDelete(feed)}
        />
      </Card>
      <FeedDialogHost feeds={feeds} open={edited.open} onClose={edited.close} />
    </Stack>
  )
})
