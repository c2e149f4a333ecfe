import { readDueCounts, urgentCounts } from '@latchkey/domain/dashboard/urgent'
import type { LeadRow, WaitingLeads } from '@latchkey/domain/leads/lead.contract'
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

/** A number that changes with every change of a lead, and every five minutes. */
const useLeadsRevision = () => useRoot().leads.revision + Math.floor(useNow() / READ_AGAIN_SECONDS)

type WaitingReading = ReturnType<typeof useReading<WaitingLeads | null>>

/** Without permission for enquiries, nothing is requested and the value is null. */
export function useWaiting(isPermitted: boolean): WaitingReading {
  const { calls } = useRoot().leads
  const revision = useLeadsRevision()
  return useReading<WaitingLeads | null>(
    () => (isPermitted ? calls.waiting() : Promise.resolve(null)),
    // A permission that arrives or ends is a change, too.
    isPermitted ? revision : 0,
  )
}

interface WaitingProps {
  waiting: WaitingReading
}

export const UrgentHost = observer(function UrgentHost({ waiting }: WaitingProps) {
  const { leads, session } = useRoot()
  const due = useReading(
    () => readDueCounts(leads.calls, (permission) => session.can(permission)),
    useLeadsRevision(),
  )
  const dueCounts = due.reading.value
  const isRead = dueCounts !== null && waiting.reading.phase === 'ready'
  const retry = () => {
    due.retry()
    waiting.retry()
  }
  return (
    <UrgentLine
      counts={isRead ? urgentCounts(waiting.reading.value, dueCounts) : null}
      hasFailed={due.reading.hasFailed || waiting.reading.hasFailed}
      onRetry={retry}
    />
  )
})

/** The list has all of them. */
const SHOWN = 5

export const WaitingHost = observer(function WaitingHost({
  waiting: { reading, retry },
  onOpen,
}: WaitingProps & Pick<WaitingCardProps, 'onOpen'>) {
  const { session } = useRoot()
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
