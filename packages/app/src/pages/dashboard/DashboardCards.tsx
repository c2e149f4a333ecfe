import { urgentCounts } from '@latchkey/domain/dashboard/urgent'
import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { TO_COMPLETE_PATH } from '@latchkey/domain/navigation/to-complete-address'
import type { ListStore } from '@latchkey/domain/platform/lists/list.store'
import { toCompleteText } from '@latchkey/domain/to-complete/to-complete-count'
import {
  DashboardCard,
  type DashboardCardProps,
} from '@latchkey/ui/lettings/dashboard/DashboardCard/DashboardCard.tsx'
import { UrgentLine } from '@latchkey/ui/lettings/dashboard/UrgentLine/UrgentLine.tsx'
import { WaitingCard, type WaitingCardProps } from '@latchkey/ui/lettings/leads/WaitingCard/WaitingCard.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useNow } from '../../config/use-clock.ts'
import { useReading } from '../../editing/use-reading.ts'
import { useRoot } from '../../runtime/runtime.ts'

/** Leads become overdue by waiting, without a push. */
const READ_AGAIN_SECONDS = 300

/** Refetches after every change of a lead, and every five minutes. */
export const UrgentHost = observer(function UrgentHost() {
  const { leads, session } = useRoot()
  const { calls, revision } = leads
  const period = Math.floor(useNow() / READ_AGAIN_SECONDS)
  const { reading, retry } = useReading(
    () => urgentCounts(calls, (permission) => session.can(permission)),
    revision + period,
  )
  const { value, hasFailed } = reading
  return <UrgentLine counts={value} hasFailed={hasFailed && value === null} onRetry={retry} />
})

/** The list has all of them. */
const SHOWN = 5

/** Refetches after every change of a lead. */
export const WaitingHost = observer(function WaitingHost({ onOpen }: Pick<WaitingCardProps, 'onOpen'>) {
  const { leads, session } = useRoot()
  const { calls, revision } = leads
  const { reading, retry } = useReading(() => calls.waiting(), revision)
  const { value } = reading
  const late = value?.toComplete.late ?? 0
  const absence = reading.hasFailed ? 'failed' : 'loading'

  return (
    <WaitingCard
      rows={value?.models.slice(0, SHOWN) ?? []}
      total={value?.total ?? 0}
      phase={value === null ? absence : 'ready'}
      hasRefreshFailed={reading.isStale && value !== null}
      onRetry={retry}
      onOpen={onOpen}
      userId={session.user?.id}
      toComplete={
        late > 0 && <Link to={TO_COMPLETE_PATH}>{toCompleteText(value?.toComplete.total ?? 0)}</Link>
      }
      viewAll={<Link to={`${PATHS.enquiries}?waiting=1`} />}
    />
  )
})

export interface LeadCardProps extends Pick<DashboardCardProps, 'kind' | 'viewAll' | 'onEdit' | 'belowName'> {
  list: ListStore<LeadRow, never>
  /** False without permission for the list, which is then not requested. */
  isPermitted: boolean
}

/** Page and size are stored in the browser, not in the address. */
export const LeadCard = observer(function LeadCard({ list, isPermitted, ...card }: LeadCardProps) {
  useEffect(() => {
    if (!isPermitted) return undefined
    void list.show(list.startingQuery())
    return () => list.leave()
  }, [list, isPermitted])

  const ask = (change: { page: number; limit?: number }) => void list.show({ ...list.shown, ...change })
  return (
    <DashboardCard
      {...card}
      isPermitted={isPermitted}
      rows={list.rows}
      total={list.total}
      phase={list.phase === 'idle' ? 'loading' : list.phase}
      hasRefreshFailed={list.refreshFailed}
      onRetry={() => void list.refresh()}
      paging={{
        page: list.page,
        lastPage: list.lastPage,
        limit: list.limit,
        onPage: (page) => ask({ page }),
        onLimit: (limit) => ask({ page: 1, limit }),
      }}
    />
  )
})
