import type { Feed } from '@latchkey/domain/feeds/feed.contract'
import { FEED_FILE_WORDS } from '@latchkey/domain/feeds/feed-file.messages'
import {
  branchesText,
  FEED_KIND_CHOICES,
  FEED_WORDS,
  hoursText,
  lastReadOrSentText,
  receiverText,
} from '@latchkey/domain/feeds/feed.messages'
import { DASH } from '@latchkey/domain/platform/values/labels'
import { Download, Link2, Pencil, Send, SendToBack, Trash2 } from 'lucide-react'
import { Button } from '../../../controls/Button/Button.tsx'
import { FactList, type Fact } from '../../../data/FactList/FactList.tsx'
import { Card } from '../../../layout/Card/Card.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { useDateFormatter } from '../../date-formatter-context.ts'
import { FeedState } from '../FeedState.tsx'

export interface FeedCardProps {
  feed: Feed
  isBusy?: boolean
  /** True while the files of a portal are made and downloaded. */
  isDownloading?: boolean
  onEdit: () => void
  /** Called for a website. */
  onNewAddress: () => void
  /** Called for a portal. */
  onDownload: () => void
  /** Called for a portal, to send pictures that are new or have changed, or everything. */
  onSend: (everything: boolean) => void
  onDelete: () => void
}

/**
 * One feed, with what can be done with it.
 *
 * @do Ask before it is deleted or gets a new address: what reads it is refused at once.
 * @dont Do not repeat its name: it is the heading of its page.
 * @dont Do not offer to send what is sent to nobody.
 * @key Tab: Reaches the buttons.
 * @key Enter or Space: Presses the focused one.
 */
export function FeedCard({ feed, isBusy = false, isDownloading = false, ...on }: FeedCardProps) {
  const dateFormatter = useDateFormatter()
  const isPortal = feed.kind === 'portal'
  return (
    <Card title="Feed">
      <Stack>
        <FactList
          facts={[
            { term: 'Kind', value: FEED_KIND_CHOICES[feed.kind] },
            { term: 'Homes', value: feed.homes },
            { term: 'Last read or sent', value: lastReadOrSentText(feed, dateFormatter) || DASH },
            { term: 'State', value: <FeedState feed={feed} /> },
            ...(isPortal ? portalFacts(feed) : []),
          ]}
        />
        <Inline>
          {isPortal && (
            <Button
              icon={<Download aria-hidden />}
              isBusy={isDownloading}
              isInactive={isBusy}
              onClick={on.onDownload}
            >
              {FEED_FILE_WORDS.download}
            </Button>
          )}
          {isPortal && feed.host !== null && (
            <>
              <Button icon={<Send aria-hidden />} isInactive={isBusy} onClick={() => on.onSend(false)}>
                {FEED_FILE_WORDS.send}
              </Button>
              <Button icon={<SendToBack aria-hidden />} isInactive={isBusy} onClick={() => on.onSend(true)}>
                {FEED_FILE_WORDS.sendEverything}
              </Button>
            </>
          )}
          <Button icon={<Pencil aria-hidden />} isInactive={isBusy} onClick={on.onEdit}>
            Edit
          </Button>
          {!isPortal && (
            <Button icon={<Link2 aria-hidden />} isInactive={isBusy} onClick={on.onNewAddress}>
              {FEED_WORDS.newAddress}
            </Button>
          )}
          <Button variant="danger" icon={<Trash2 aria-hidden />} isInactive={isBusy} onClick={on.onDelete}>
            Delete
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}

const portalFacts = (feed: Feed): Fact[] => [
  { term: FEED_WORDS.branches, value: branchesText(feed) },
  { term: FEED_WORDS.sendTo, value: receiverText(feed) },
  ...(feed.host === null ? [] : [{ term: FEED_WORDS.sendAt, value: hoursText(feed) }]),
]
