import type { LeadSelection } from '@latchkey/domain/leads/lead-selection.store'
import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import { assignSeveral, deleteSeveralQuestion } from '@latchkey/domain/leads/several-leads'
import { AssignLeadDialog } from '@latchkey/ui/lettings/leads/AssignLeadDialog/AssignLeadDialog.tsx'
import { BulkReportDialog } from '@latchkey/ui/lettings/leads/BulkReportDialog/BulkReportDialog.tsx'
import { SelectionBar } from '@latchkey/ui/lettings/leads/SelectionBar/SelectionBar.tsx'
import { observer } from 'mobx-react-lite'
import { ListExport, type ListExportProps } from '../../components/ListExport.tsx'
import { useHandlers } from '../../components/use-handlers.ts'
import { useRoot } from '../../runtime/runtime.ts'

export interface BulkLeadsHostProps extends Pick<ListExportProps, 'list' | 'query'> {
  /** True while leads are selected. */
  isOpen: boolean
  /** The leads on the displayed page. */
  pageRows: readonly LeadRow[]
  selected: LeadSelection
}

export const BulkLeadsHost = observer(function BulkLeadsHost({
  isOpen,
  list,
  query,
  pageRows,
  selected,
}: BulkLeadsHostProps) {
  const { leads, question, session, users } = useRoot()
  const { asking, ids, rows } = selected
  const handlers = useHandlers(asking === 'assign')

  return (
    <>
      {isOpen && (
        <SelectionBar
          count={rows.length}
          isBusy={leads.isSaving}
          onSelectPage={() => selected.add(pageRows)}
          onClear={() => selected.clear()}
          onAssign={session.can('leads-assign') ? () => selected.ask('assign') : undefined}
          onDelete={() => question.ask(deleteSeveralQuestion(leads, selected))}
          exportMenu={
            <ListExport list={list} query={{ filters: {}, sort: query.sort }} ids={ids} total={rows.length} />
          }
        />
      )}
      <AssignLeadDialog
        isOpen={asking === 'assign'}
        handler={null}
        handlers={handlers}
        isBusy={leads.isSaving}
        onAssign={(userId) => void assignSeveral(leads, selected, userId, users.nameOf(userId))}
        onClose={() => selected.ask(null)}
      />
      <BulkReportDialog
        isOpen={selected.isReportOpen}
        failed={selected.failed}
        onClose={() => selected.closeReport()}
      />
    </>
  )
})
