import { AUDIT_FILTERS } from '@latchkey/domain/audit/audit.columns'
import { PageHeader } from '@latchkey/ui/layout/PageHeader'
import { AuditTable } from '@latchkey/ui/lettings/audit/AuditTable'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect } from 'react'
import { businessDateFormatter } from '../../date-formatter.ts'
import { listState } from '../../lists/list-state.ts'
import { useListAddress } from '../../lists/use-list-address.ts'
import { useStaff } from '../../runtime/staff.ts'

/** Who did what, when and from where, for those who hold every permission. */
export const AuditPage = observer(function AuditPage() {
  const { audit, users } = useStaff()
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
        {...listState(list)}
        dateFormatter={businessDateFormatter}
        onAsk={ask}
        agentName={agentName}
      />
    </>
  )
})
