import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { Announcement } from '../../accessibility/Announcement/Announcement.tsx'
import { Card } from '../../layout/Card/Card.tsx'
import { CardGrid } from '../../layout/CardGrid/CardGrid.tsx'
import { EmptyState } from '../../layout/EmptyState/EmptyState.tsx'
import { LoadFailed } from '../../layout/EmptyState/LoadFailed.tsx'
import { Skeleton } from '../../layout/Skeleton/Skeleton.tsx'
import type { DataPhase } from '../DataTable/columns/data-column.ts'
import { ListFooter } from '../ListFooter/ListFooter.tsx'
import type { Noun } from '../noun.ts'
import { StaleNotice } from '../StaleNotice/StaleNotice.tsx'
import * as S from './CardList.styles.ts'

export interface CardListProps<Row> {
  /** The accessible name of the list, such as "Projects". */
  label: string
  noun: Noun
  rows: readonly Row[]
  /** Stable across refreshes. */
  rowId: (row: Row) => number | string
  renderCard: (row: Row) => ReactNode
  phase: DataPhase
  /** True when the last refresh failed and the cards are out of date. */
  hasRefreshFailed?: boolean
  /** True while a changed query loads; the previous cards are dimmed. */
  isChanging?: boolean
  page: number
  lastPage: number
  /** Rows on all pages. */
  total: number
  onPage: (page: number) => void
  onRetry: () => void
  /** Shown when the list is empty, such as a button that creates the first record. */
  emptyHint?: ReactNode
}

/** Placeholder cards while loading. */
const SKELETON_CARDS = 6

/**
 * A paginated grid of records recognised by their pictures, with loading, empty and error states.
 *
 * @also Tiles, Card grid
 * @do Use it for records recognised by their pictures.
 * @dont Do not use it to compare figures: use DataTable.
 * @key Tab: Moves through the cards and their buttons.
 */
export function CardList<Row>({
  label,
  noun,
  rows,
  rowId,
  renderCard,
  phase,
  hasRefreshFailed = false,
  isChanging = false,
  page,
  lastPage,
  total,
  onPage,
  onRetry,
  emptyHint,
}: CardListProps<Row>) {
  const hasRows = rows.length > 0
  const renderBody = () => {
    if (phase === 'loading')
      return (
        // Keyed apart from the grid of records, so that no placeholder is reused: a card replaced in place
        // would count as a layout shift.
        <CardGrid key="loading" label={label}>
          {Array.from({ length: SKELETON_CARDS }, (_, index) => (
            <Card key={index}>
              <Skeleton shape="picture" />
              <Skeleton count={3} />
            </Card>
          ))}
        </CardGrid>
      )
    if (phase === 'failed')
      return <LoadFailed title={`The ${noun.many} could not be loaded`} onRetry={onRetry} />
    if (!hasRows) return <EmptyState title={`No ${noun.many} yet`} icon={<Inbox />} action={emptyHint} />
    return (
      <CardGrid label={label}>
        {rows.map((row) => (
          <S.Slot key={rowId(row)}>{renderCard(row)}</S.Slot>
        ))}
      </CardGrid>
    )
  }

  return (
    <S.Root aria-busy={phase === 'loading' || phase === 'refreshing'} data-dimmed={isChanging || undefined}>
      {renderBody()}
      {hasRefreshFailed && <StaleNotice onRetry={onRetry} />}
      {hasRows && phase !== 'loading' && phase !== 'failed' && (
        <ListFooter noun={noun} page={page} lastPage={lastPage} total={total} onPage={onPage} />
      )}
      <Announcement>{phase === 'loading' ? `Loading ${noun.many}…` : ''}</Announcement>
    </S.Root>
  )
}
