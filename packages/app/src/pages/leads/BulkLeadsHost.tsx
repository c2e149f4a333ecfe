import {
  cancelledViewings,
  deleteLeadsQuestion,
  deleteLeadsTitle,
} from '@latchkey/domain/leads/bulk/bulk.messages'
import type { LeadSelection } from '@latchkey/domain/leads/lead-selection.store'
import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import { assignSeveral, deleteSeveral } from '@latchkey/domain/leads/several-leads'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { AssignLeadDialog } from '@latchkey/ui/lettings/leads/AssignLeadDialog/AssignLeadDialog.tsx'
import { BulkReportDialog } from '@latchkey/ui/lettings/leads/BulkReportDialog/BulkReportDialog.tsx'
import { SelectionBar } from '@latchkey/ui/lettings/leads/SelectionBar/SelectionBar.tsx'
import { ConfirmDialog } from '@latchkey/ui/overlays/ConfirmDialog/ConfirmDialog.tsx'
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
  const { leads, session } = useRoot()
  const { asking, ids, rows } = selected
  const cancelled = rows.filter(({ isViewingConfirmed }) => isViewingConfirmed).length
  const handlers = useHandlers(asking === 'assign')
  const close = () => selected.ask(null)
  const assign = (userId: number | null) =>
    assignSeveral(leads, selected, userId, handlers.find(({ id }) => id === userId)?.name)

  return (
    <>
      {isOpen && (
        <SelectionBar
          count={rows.length}
          isBusy={leads.isSaving}
          onSelectPage={() => selected.add(pageRows)}
          onClear={() => selected.clear()}
          onAssign={session.can('leads-assign') ? () => selected.ask('assign') : undefined}
          onDelete={() => selected.ask('delete')}
          exportMenu={
            <ListExport list={list} query={{ filters: {}, sort: query.sort }} ids={ids} total={rows.length} />
          }
        />
      )}
      <ConfirmDialog
        isOpen={asking === 'delete'}
        title={deleteLeadsTitle(rows.length)}
        isDanger
        isBusy={leads.isSaving}
        onConfirm={() => void deleteSeveral(leads, selected)}
        onCancel={close}
      >
        <Stack gap="small">
          <p>{deleteLeadsQuestion(rows.length)}</p>
          {cancelled > 0 && <p>{cancelledViewings(cancelled)}</p>}
        </Stack>
      </ConfirmDialog>
      <AssignLeadDialog
        isOpen={asking === 'assign'}
        handler={null}
        handlers={handlers}
        isBusy={leads.isSaving}
        onAssign={(userId) => void assign(userId)}
        onClose={close}
      />
      <BulkReportDialog
        isOpen={selected.isReportOpen}
        failed={selected.failed}
        onClose={() => selected.closeReport()}
      />
    </>
  )
})
