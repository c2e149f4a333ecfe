import type { Feed } from '@latchkey/domain/feeds/feed.contract'
import { FEED_WORDS } from '@latchkey/domain/feeds/feed.messages'
import { Link2, Pencil } from 'lucide-react'
import { useCallback, useMemo, type ReactNode } from 'react'
import { DataTable, type DataTableProps } from '../../../data/DataTable/DataTable.tsx'
import { RowMenu } from '../../../data/RowMenu/RowMenu.tsx'
import { RowMenus } from '../../../data/RowMenu/RowMenus.tsx'
import { useStableCallback } from '../../../hooks/use-stable-callback.ts'
import { useDateFormatter } from '../../date-formatter-context.ts'
import { deleteItem } from '../../delete-item.tsx'
import { feedColumns, type FeedColumn } from './feed-columns.tsx'

export interface FeedTableProps extends Pick<DataTableProps<Feed>, 'phase' | 'hasRefreshFailed' | 'onRetry'> {
  /** By name. Keep it stable between renders. */
  feeds: readonly Feed[]
  /** The address of a feed. Keep it stable between renders. */
  pathOf: (feed: Feed) => string
  /** The button that adds the first feed. */
  emptyHint?: ReactNode
  onOpen: (feed: Feed) => void
  onEdit: (feed: Feed) => void
  onNewAddress: (feed: Feed) => void
  onDelete: (feed: Feed) => void
}

const NOUN = { one: 'feed', many: 'feeds' } as const
const idOf = ({ id }: Feed) => String(id)

/**
 * Lists the websites and portals on which homes are published, and says whether each is read.
 *
 * @do Ask before a feed is deleted or gets a new address: what reads it is refused at once.
 * @dont Do not show an address here: only its hash is stored.
 * @key Tab: Moves to the rows, which are one stop.
 * @key Arrow Up, Arrow Down, Home, End: In a row, move to the same control of another row.
 * @key Arrow Left, Arrow Right: In a row, move between its name and its menu.
 * @key Shift F10 or Menu: In a row, opens its menu.
 * @key Enter: On a name, opens the feed.
 */
export function FeedTable({
  feeds,
  pathOf,
  onOpen,
  onEdit,
  onNewAddress,
  onDelete,
  ...table
}: FeedTableProps) {
  const dateFormatter = useDateFormatter()
  const [open, edit, renew, remove] = [
    useStableCallback(onOpen),
    useStableCallback(onEdit),
    useStableCallback(onNewAddress),
    useStableCallback(onDelete),
  ]
  const columns = useMemo(
    () => feedColumns({ dateFormatter, pathOf, onOpen: open }),
    [dateFormatter, pathOf, open],
  )
  const rowMenu = useCallback(
    (feed: Feed) => (
      <RowMenu
        subject={feed.id}
        name={feed.name}
        items={[
          { label: 'Edit', icon: <Pencil aria-hidden />, onSelect: () => edit(feed) },
          {
            label: FEED_WORDS.newAddress,
            icon: <Link2 aria-hidden />,
            isVisible: feed.kind === 'website',
            onSelect: () => renew(feed),
          },
          deleteItem(() => remove(feed)),
        ]}
      />
    ),
    [edit, renew, remove],
  )
  return (
    <RowMenus>
      <DataTable<Feed, FeedColumn>
        {...table}
        label={FEED_WORDS.list}
        noun={NOUN}
        columns={columns}
        rows={feeds}
        rowId={idOf}
        rowMenu={rowMenu}
      />
    </RowMenus>
  )
}
