import { CloudOff, Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../controls/Button/Button.tsx'
import { Announcement } from '../../accessibility/Announcement/Announcement.tsx'
import { Card } from '../../layout/Card/Card.tsx'
import { CardGrid } from '../../layout/CardGrid/CardGrid.tsx'
import { EmptyState } from '../../layout/EmptyState/EmptyState.tsx'
import { Skeleton } from '../../layout/Skeleton/Skeleton.tsx'
import type { DataPhase } from '../DataTable/columns/data-column.ts'
import { ListFooter } from '../ListFooter/ListFooter.tsx'
import type { Noun } from '../noun.ts'
import { StaleNotice } from '../StaleNotice/StaleNotice.tsx'
import * as S from './CardList.styles.ts'

export interface CardListProps<Row> {
  /** The name of the list, such as "Projects". */
  label: string
  noun: Noun
  rows: readonly Row[]
  /** Stable across refreshes. */
  rowId: (row: Row) => number | string
  renderCard: (row: Row) => ReactNode
  phase: DataPhase
  /** True when the last refresh failed and older cards are shown. */
  hasRefreshFailed?: boolean
  /** True while the cards of the previous query are shown: they are dimmed. */
  isChanging?: boolean
  page: number
  lastPage: number
  /** Rows on all pages together. */
  total: number
  onPage: (page: number) => void
  onRetry: () => void
  /** What to do when there is nothing at all, such as a button that creates the first. */
  emptyHint?: ReactNode
}

/** Placeholder cards while loading. */
const SKELETON_CARDS = 6

/** Records recognised by their pictures, in pages, with the states of every list. */
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
        // Not the grid that the records come into: a browser takes a card in its own place for one that moved.
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
      return (
        <EmptyState
          title={`The ${noun.many} could not be loaded`}
          icon={<CloudOff />}
          action={<Button onClick={onRetry}>Retry</Button>}
        >
          Check the connection, then try again.
        </EmptyState>
      )
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
