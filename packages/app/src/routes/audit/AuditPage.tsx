import { AUDIT_FILTERS } from '@latchkey/domain/audit/audit.columns'
import { PageHeader } from '@latchkey/ui/layout/PageHeader'
import { AuditTable } from '@latchkey/ui/lettings/audit/AuditTable'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect } from 'react'
import { businessClock } from '../../clock.ts'
import { useListAddress } from '../../lists/use-list-address.ts'
import { useRuntime } from '../../runtime/runtime.ts'

/** Who did what, when and from where, for those who hold every permission. */
export const AuditPage = observer(function AuditPage() {
  const { audit, users } = useRuntime().root
  const { list } = audit
  const { ask } = useListAddress(list, AUDIT_FILTERS)
  useEffect(() => void users.loadOptions(), [users])
  const { options } = users
  const agentName = useCallback(
    (id: number) => options.find((option) => option.id === id)?.username ?? `User ${id}`,
    [options],
  )

  return (
    <>
      <PageHeader title="Audit Trail" />
      <AuditTable
        rows={list.rows}
        clock={businessClock}
        query={list.asked ?? list.shown}
        page={list.page}
        lastPage={list.lastPage}
        total={list.total}
        phase={list.phase === 'idle' ? 'loading' : list.phase}
        hasRefreshFailed={list.refreshFailed}
        isChanging={list.isChanging}
        onAsk={ask}
        onRetry={() => void list.refresh()}
        agentName={agentName}
      />
    </>
  )
})
