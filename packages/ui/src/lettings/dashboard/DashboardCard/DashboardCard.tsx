import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import { PAGE_SIZES } from '@latchkey/domain/platform/page'
import type { DateFormatter } from '@latchkey/domain/platform/time'
import { CloudOff, Inbox } from 'lucide-react'
import type { ReactElement } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { LinkButton } from '../../../controls/LinkButton/LinkButton.tsx'
import { CountBadge } from '../../../data/CountBadge/CountBadge.tsx'
import type { DataPhase } from '../../../data/DataTable/data-column.ts'
import { ListFooter, type ListFooterProps } from '../../../data/ListFooter/ListFooter.tsx'
import { StaleNotice } from '../../../data/StaleNotice/StaleNotice.tsx'
import { Announcement } from '../../../layout/Announcement/Announcement.tsx'
import { Card } from '../../../layout/Card/Card.tsx'
import { EmptyState } from '../../../layout/EmptyState/EmptyState.tsx'
import { Skeleton } from '../../../layout/Skeleton/Skeleton.tsx'
import { DASHBOARD_CARDS, type DashboardCardKind } from '../dashboard-cards.ts'
import { CardTable } from './CardTable.tsx'
import * as S from './DashboardCard.styles.ts'

/** What a list of the dashboard accepts. */
export interface DashboardCardProps {
  kind: DashboardCardKind
  rows: readonly LeadRow[]
  /** Of all pages together; the badge beside the title. */
  total: number
  dateFormatter: DateFormatter
  phase: DataPhase
  /** True while the rows on show are older than the last question, because its answer failed. */
  hasRefreshFailed?: boolean
  onRetry: () => void
  /** The pencil of a row was pressed. */
  onEdit: (row: LeadRow) => void
  /** False for a list that this person may not see: the card stays, empty and without a word. Source: decision C1. */
  isPermitted?: boolean
  /** Null for a page this person may not open; the link that 'View All' is, such as `<Link to="/main-menu/viewings" />`. */
  viewAll: ReactElement | null
  /** Where in the list one is, and the ways through it; the pages show where there are rows. */
  paging?: Pick<ListFooterProps, 'page' | 'lastPage' | 'limit' | 'onPage' | 'onLimit'>
}

const SKELETON_LINES = 5

/** One of the two lists of the dashboard: who is coming, or who waits for an answer. Source: specification §2 "Dashboard". */
export function DashboardCard({
  kind,
  rows,
  total,
  dateFormatter,
  phase,
  hasRefreshFailed = false,
  onRetry,
  onEdit,
  viewAll,
  paging,
  isPermitted = true,
}: DashboardCardProps) {
  const { title, noun, emptyTitle, columns } = DASHBOARD_CARDS[kind]

  const renderBody = () => {
    if (!isPermitted) return null
    if (phase === 'loading')
      return (
        <S.Waiting>
          <Skeleton count={SKELETON_LINES} />
        </S.Waiting>
      )
    if (phase === 'failed')
      return (
        <EmptyState
          title={`The ${noun.many} could not be loaded`}
          icon={<CloudOff aria-hidden />}
          action={<Button onClick={onRetry}>Retry</Button>}
        >
          Check the connection, then try again.
        </EmptyState>
      )
    if (rows.length === 0) return <EmptyState title={emptyTitle} icon={<Inbox aria-hidden />} />
    return (
      <CardTable label={title} columns={columns} rows={rows} dateFormatter={dateFormatter} onEdit={onEdit} />
    )
  }

  return (
    <Card
      title={title}
      mark={<CountBadge count={total} noun={noun} />}
      actions={
        viewAll && (
          <LinkButton variant="quiet" size="small" render={viewAll}>
            View All
          </LinkButton>
        )
      }
      hasPadding={false}
    >
      {renderBody()}
      {hasRefreshFailed && <StaleNotice onRetry={onRetry} />}
      {paging && rows.length > 0 && (
        <S.Footer>
          <ListFooter
            {...paging}
            noun={noun}
            total={total}
            sizes={PAGE_SIZES}
            pagerLabel={`Pages of ${noun.many}`}
          />
        </S.Footer>
      )}
      <Announcement>{isPermitted && phase === 'loading' ? `Loading ${noun.many}…` : ''}</Announcement>
    </Card>
  )
}
