import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import type { ListStore } from '@latchkey/domain/platform/lists/list.store'
import {
  DashboardCard,
  type DashboardCardProps,
} from '@latchkey/ui/lettings/dashboard/DashboardCard/DashboardCard.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'

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
