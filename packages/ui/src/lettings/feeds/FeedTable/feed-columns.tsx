import type { Feed } from '@latchkey/domain/feeds/feed.contract'
import { FEED_KIND_LABELS, feedStateText, lastReadOrSentText } from '@latchkey/domain/feeds/feed.messages'
import { DASH } from '@latchkey/domain/platform/values/labels'
import type { DateFormatter } from '@latchkey/domain/platform/values/time'
import type { DataColumn } from '../../../data/DataTable/columns/data-column.ts'
import { NameLink } from '../../NameLink.tsx'
import { FeedState } from '../FeedState.tsx'

/** The columns of the table of feeds. */
export type FeedColumn = 'name' | 'kind' | 'homes' | 'last' | 'state'

interface Surroundings {
  dateFormatter: DateFormatter
  /** The address of a feed. */
  pathOf: (feed: Feed) => string
  onOpen: (feed: Feed) => void
}

/** In order. */
export const feedColumns = ({
  dateFormatter,
  pathOf,
  onOpen,
}: Surroundings): readonly DataColumn<Feed, FeedColumn>[] => [
  {
    id: 'name',
    header: 'Name',
    accessorFn: ({ name }) => name,
    render: (feed) => (
      <NameLink href={pathOf(feed)} onOpen={() => onOpen(feed)}>
        {feed.name}
      </NameLink>
    ),
    meta: { widthRem: 9, grow: 2, isTitle: true },
  },
  { id: 'kind', header: 'Kind', accessorFn: ({ kind }) => FEED_KIND_LABELS[kind], meta: { widthRem: 6 } },
  { id: 'homes', header: 'Homes', accessorFn: ({ homes }) => homes, meta: { widthRem: 5, align: 'end' } },
  {
    id: 'last',
    header: 'Last read or sent',
    accessorFn: (feed) => lastReadOrSentText(feed, dateFormatter) || DASH,
    meta: { widthRem: 8, isWhole: true },
  },
  {
    id: 'state',
    header: 'State',
    accessorFn: feedStateText,
    render: (feed) => <FeedState feed={feed} />,
    meta: { widthRem: 8, isWhole: true },
  },
]
