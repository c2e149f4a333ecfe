import { AUDIT_FILTERS } from '@latchkey/domain/audit/audit.columns'
import { AuditListModel } from '@latchkey/domain/audit/audit.store'
import { PAGES } from '@latchkey/domain/navigation/pages'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { AuditTable } from '@latchkey/ui/lettings/audit/AuditTable/AuditTable.tsx'
import { observer } from 'mobx-react-lite'
import { useRoot } from '../../runtime/runtime.ts'
import { useStore } from '../../runtime/use-store.ts'
import { useLoadedPeople } from '../../components/use-handlers.ts'
import { ListExport } from '../../components/ListExport.tsx'
import { useTable } from '../../address/use-list.ts'

export const AuditPage = observer(function AuditPage() {
  const { users } = useRoot()
  const table = useTable(useStore(AuditListModel), { columns: AUDIT_FILTERS })
  useLoadedPeople()
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
