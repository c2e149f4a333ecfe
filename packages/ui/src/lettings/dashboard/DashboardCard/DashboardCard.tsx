import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import { PAGE_SIZES } from '@latchkey/domain/platform/lists/page'
import { Inbox } from 'lucide-react'
import { useMemo, type ReactElement, type ReactNode } from 'react'
import { LinkButton } from '../../../controls/LinkButton/LinkButton.tsx'
import { CountBadge } from '../../../data/CountBadge/CountBadge.tsx'
import type { DataPhase } from '../../../data/DataTable/columns/data-column.ts'
import { ListFooter, type ListFooterProps } from '../../../data/ListFooter/ListFooter.tsx'
import { StaleNotice } from '../../../data/StaleNotice/StaleNotice.tsx'
import { Announcement } from '../../../accessibility/Announcement/Announcement.tsx'
import { Card } from '../../../layout/Card/Card.tsx'
import { EmptyState } from '../../../layout/EmptyState/EmptyState.tsx'
import { LoadFailed } from '../../../layout/EmptyState/LoadFailed.tsx'
import { Skeleton } from '../../../layout/Skeleton/Skeleton.tsx'
import { useStableCallback } from '../../../hooks/use-stable-callback.ts'
import { DASHBOARD_CARDS, type DashboardCardKind } from '../dashboard-cards.ts'
import { CardTable } from './CardTable.tsx'
import * as S from './DashboardCard.styles.ts'

export interface DashboardCardProps {
  kind: DashboardCardKind
  rows: readonly LeadRow[]
  /** Rows on all pages; the badge beside the title. */
  total: number
  phase: DataPhase
  /** True if the last refresh failed and the rows are out of date. */
  hasRefreshFailed?: boolean
  onRetry: () => void
  /** Called when the edit button of a row is pressed. */
  onEdit: (row: LeadRow) => void
  /** A line below the name of a row, such as its waiting time. Keep it stable between renders. */
  belowName?: (row: LeadRow) => ReactNode
  /** False without permission for the list: the card stays, empty (rule C1). */
  isPermitted?: boolean
  /** The link of 'View All', such as `<Link to="/main-menu/viewings" />`; null without permission for that page. */
  viewAll: ReactElement | null
  /** The pager; shown when there are rows. */
  paging?: Pick<ListFooterProps, 'page' | 'lastPage' | 'limit' | 'onPage' | 'onLimit'>
}

const SKELETON_LINES = 5

/**
 * One of the two lists of the dashboard: scheduled viewings, or enquiries that await feedback.
 *
 * @do Pass isPermitted false without permission: the card stays, without rows.
 * @dont Do not add a third list.
 * @key Tab: Goes through the rows’ names and buttons, then the pages.
 * @key Enter or Space: On “Edit”, opens the lead; on a page number, shows that page.
 */
export function DashboardCard({
  kind,
  rows,
  total,
  phase,
  hasRefreshFailed = false,
  onRetry,
  onEdit,
  belowName,
  viewAll,
  paging,
  isPermitted = true,
}: DashboardCardProps) {
  const { title, noun, emptyTitle, columns } = DASHBOARD_CARDS[kind]
  const isLoading = phase === 'loading'

  const edit = useStableCallback(onEdit)
  // Memoised so that a change of the surrounding page does not re-render the rows.
  const table = useMemo(
    () => <CardTable label={title} columns={columns} rows={rows} onEdit={edit} belowName={belowName} />,
    [title, columns, rows, edit, belowName],
  )

  const renderBody = () => {
    if (isLoading)
      return (
        <S.Waiting>
          <Skeleton count={SKELETON_LINES} />
        </S.Waiting>
      )
    if (phase === 'failed')
      return (
        <S.Middle>
          <LoadFailed title={`The ${noun.many} could not be loaded`} onRetry={onRetry} />
        </S.Middle>
      )
    if (rows.length === 0)
      return (
        <S.Middle>
          <EmptyState title={emptyTitle} icon={<Inbox aria-hidden />} />
        </S.Middle>
      )
    return table
  }

  return (
    <Card
      title={title}
      mark={<CountBadge count={total} noun={noun} />}
      actions={
        viewAll && (
          <LinkButton size="small" render={viewAll}>
            View All
          </LinkButton>
        )
      }
      hasPadding={false}
    >
      {isPermitted && (
        <S.Content aria-busy={isLoading}>
          <S.Body>{renderBody()}</S.Body>
          {hasRefreshFailed && <StaleNotice onRetry={onRetry} />}
          {paging && rows.length > 0 && !isLoading && (
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
        </S.Content>
      )}
      <Announcement>{isPermitted && isLoading ? `Loading ${noun.many}…` : ''}</Announcement>
    </Card>
  )
}
