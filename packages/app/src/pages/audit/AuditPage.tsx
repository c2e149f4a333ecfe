import { AUDIT_FILTERS } from '@latchkey/domain/audit/audit.columns'
import { PAGES } from '@latchkey/domain/navigation/pages'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { AuditTable } from '@latchkey/ui/lettings/audit/AuditTable/AuditTable.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useRoot } from '../../runtime/runtime.ts'
import { ListExport } from '../../components/ListExport.tsx'
import { useTable } from '../../address/use-list.ts'

/** For administrators (rule R16). */
export const AuditPage = observer(function AuditPage() {
  const { audit, users } = useRoot()
  const { list } = audit
  const table = useTable(list, AUDIT_FILTERS)
  useEffect(() => void users.loadOptions(), [users])
  const { labelOf } = users

  return (
    <>
      <PageHeader title={PAGES.audit.title} />
      <AuditTable
        {...table}
        actions={<ListExport list="audit" query={table.query} total={table.total} />}
        agentName={labelOf}
      />
    </>
  )
})
