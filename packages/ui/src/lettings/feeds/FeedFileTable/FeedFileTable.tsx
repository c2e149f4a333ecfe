import type { FeedFile } from '@latchkey/domain/feeds/feed-file.contract'
import { FEED_FILE_WORDS, leftOutOfText } from '@latchkey/domain/feeds/feed-file.messages'
import { useMemo } from 'react'
import { useStableCallback } from '../../../hooks/use-stable-callback.ts'
import { useDateFormatter } from '../../date-formatter-context.ts'
import { ListTable, type ListState } from '../../ListTable.tsx'
import { fileColumns, type FileColumn } from './file-columns.tsx'
import { LeftOutList } from './LeftOutList.tsx'

export interface FeedFileTableProps extends ListState<FeedFile, never> {
  /** The address of the listing of a home; null without permission. Keep it stable between renders. */
  listingHref: (homeId: number) => string | null
  /** True while a write runs. */
  isBusy?: boolean
  /** Sends a file that is held. */
  onSendAnyway: (file: FeedFile) => void
}

const NOUN = { one: 'file', many: 'files' } as const
const idOf = ({ id }: FeedFile) => String(id)

/**
 * The files of a portal, newest first, with the homes that each leaves out.
 *
 * @do Say in words why a home is left out, and link to where that is mended.
 * @do Say why a file was not sent, and what holds it.
 * @dont Do not hide what was only downloaded: it shows that the data were right.
 * @key Tab: Moves to the rows, which are one stop, and to the pager.
 * @key Arrow Up, Arrow Down, Home, End: In a row, move to the same control of another row.
 * @key Arrow Left, Arrow Right: In a row, move between its controls.
 * @key Enter or Space: On an arrow, shows the homes that are left out; on Send anyway, sends the file.
 */
export function FeedFileTable({ listingHref, isBusy = false, onSendAnyway, ...list }: FeedFileTableProps) {
  const dateFormatter = useDateFormatter()
  const sendAnyway = useStableCallback(onSendAnyway)
  const columns = useMemo(
    () => fileColumns({ dateFormatter, isBusy, onSendAnyway: sendAnyway }),
    [dateFormatter, isBusy, sendAnyway],
  )
  const expansion = useMemo(
    () => ({
      labelOf: (file: FeedFile) => leftOutOfText(file, dateFormatter),
      render: ({ leftOut }: FeedFile) => <LeftOutList homes={leftOut} hrefOf={listingHref} />,
    }),
    [dateFormatter, listingHref],
  )
  return (
    <ListTable<FeedFile, FileColumn, never>
      {...list}
      label={FEED_FILE_WORDS.list}
      noun={NOUN}
      columns={columns}
      rowId={idOf}
      expansion={expansion}
    />
  )
}
