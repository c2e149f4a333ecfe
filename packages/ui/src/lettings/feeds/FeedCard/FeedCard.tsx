import type { Feed } from '@latchkey/domain/feeds/feed.contract'
import { FEED_KIND_CHOICES, FEED_WORDS, lastReadOrSentText } from '@latchkey/domain/feeds/feed.messages'
import { DASH } from '@latchkey/domain/platform/values/labels'
import { Link2, Pencil, Trash2 } from 'lucide-react'
import { Button } from '../../../controls/Button/Button.tsx'
import { FactList } from '../../../data/FactList/FactList.tsx'
import { Card } from '../../../layout/Card/Card.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { useDateFormatter } from '../../date-formatter-context.ts'
import { FeedState } from '../FeedState.tsx'

export interface FeedCardProps {
  feed: Feed
  isBusy?: boolean
  onEdit: () => void
  onNewAddress: () => void
  onDelete: () => void
}

/**
 * One feed, with what can be done with it.
 *
 * @do Ask before it is deleted or gets a new address: what reads it is refused at once.
 * @dont Do not repeat its name: it is the heading of its page.
 * @key Tab: Reaches the buttons.
 * @key Enter or Space: Presses the focused one.
 */
export function FeedCard({ feed, isBusy = false, onEdit, onNewAddress, onDelete }: FeedCardProps) {
  const dateFormatter = useDateFormatter()
  return (
    <Card title="Feed">
      <Stack>
        <FactList
          facts={[
            { term: 'Kind', value: FEED_KIND_CHOICES[feed.kind] },
            { term: 'Homes', value: feed.homes },
            { term: 'Last read or sent', value: lastReadOrSentText(feed, dateFormatter) || DASH },
            { term: 'State', value: <FeedState state={feed.state} /> },
          ]}
        />
        <Inline>
          <Button icon={<Pencil aria-hidden />} isInactive={isBusy} onClick={onEdit}>
            Edit
          </Button>
          {feed.kind === 'website' && (
            <Button icon={<Link2 aria-hidden />} isInactive={isBusy} onClick={onNewAddress}>
              {FEED_WORDS.newAddress}
            </Button>
          )}
          <Button variant="danger" icon={<Trash2 aria-hidden />} isInactive={isBusy} onClick={onDelete}>
            Delete
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
