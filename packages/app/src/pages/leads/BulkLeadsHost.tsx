import type { BulkReport } from '@latchkey/domain/leads/bulk/bulk.contract'
import {
  BULK_REASON_LABELS,
  BULK_TOASTS,
  cancelledViewings,
  deleteLeadsQuestion,
  deleteLeadsTitle,
} from '@latchkey/domain/leads/bulk/bulk.messages'
import { withSeveralLeads } from '@latchkey/domain/leads/several-leads'
import type { BulkOutcome } from '@latchkey/domain/leads/bulk/bulk.outcome'
import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import { leadName } from '@latchkey/domain/leads/lead.names'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { AssignLeadDialog } from '@latchkey/ui/lettings/leads/AssignLeadDialog/AssignLeadDialog.tsx'
import {
  BulkReportDialog,
  type BulkReportDialogProps,
} from '@latchkey/ui/lettings/leads/BulkReportDialog/BulkReportDialog.tsx'
import { SelectionBar } from '@latchkey/ui/lettings/leads/SelectionBar/SelectionBar.tsx'
import { toastFailure, undoBy } from '@latchkey/ui/lettings/toast-outcome.ts'
import { ConfirmDialog } from '@latchkey/ui/overlays/ConfirmDialog/ConfirmDialog.tsx'
import { toasts } from '@latchkey/ui/overlays/toasts.ts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { ListExport, type ListExportProps } from '../../components/ListExport.tsx'
import { useHandlers } from '../../components/use-handlers.ts'
import { useRoot } from '../../runtime/runtime.ts'
import type { SelectedLeads } from './use-lead-selection.ts'

export interface BulkLeadsHostProps extends Pick<ListExportProps, 'list' | 'query'> {
  /** True while leads are selected. */
  isOpen: boolean
  /** The leads on the displayed page. */
  pageRows: readonly LeadRow[]
  selected: SelectedLeads
}

export const BulkLeadsHost = observer(function BulkLeadsHost({
  isOpen,
  list,
  query,
  pageRows,
  selected,
}: BulkLeadsHostProps) {
  const { leads, session } = useRoot()
  const [asking, setAsking] = useState<'assign' | 'delete' | null>(null)
  const [failed, setFailed] = useState<BulkReportDialogProps['failed']>([])
  const [isReportOpen, setReportOpen] = useState(false)
  const { rows } = selected
  const ids = rows.map(({ id }) => id)
  const cancelled = rows.filter(({ isViewingConfirmed }) => isViewingConfirmed).length
  const handlers = useHandlers(asking === 'assign')
  const canAssign = session.can('leads-assign')

  /** Reports the result; failed leads stay selected. */
  const report = (outcome: BulkOutcome, of: readonly LeadRow[], tell: (done: BulkReport['done']) => void) => {
    setAsking(null)
    if (outcome.kind !== 'reported') return toastFailure(outcome)
    const { done, failed: left } = outcome.report
    selected.drop(done)
    if (done.length > 0) tell(done)
    if (left.length === 0) return
    const names = new Map(of.map((row) => [row.id, leadName(row)]))
    setFailed(
      left.map(({ id, reason }) => ({ id, reason: BULK_REASON_LABELS[reason], name: names.get(id) ?? '' })),
    )
    setReportOpen(true)
  }

  const assign = async (userId: number | null) => {
    const name = handlers.find(({ id }) => id === userId)?.name
    const outcome = await withSeveralLeads(leads, (calls) => calls.assignMany(ids, userId))
    report(outcome, rows, ({ length }) =>
      toasts.success(name === undefined ? BULK_TOASTS.released(length) : BULK_TOASTS.assigned(length, name)),
    )
  }
  const restore = async (of: readonly LeadRow[], deleted: BulkReport['done']) => {
    const outcome = await withSeveralLeads(leads, (calls) => calls.restoreMany(deleted))
    report(outcome, of, ({ length }) => toasts.success(BULK_TOASTS.restored(length)))
  }
  const remove = async () => {
    const outcome = await withSeveralLeads(leads, (calls) => calls.removeMany(ids))
    report(outcome, rows, (deleted) =>
      toasts.success(
        BULK_TOASTS.deleted(deleted.length),
        undoBy(() => restore(rows, deleted)),
      ),
    )
  }

  return (
    <>
      {isOpen && (
        <SelectionBar
          count={rows.length}
          isBusy={leads.isSaving}
          onSelectPage={() => selected.add(pageRows)}
          onClear={selected.clear}
          onAssign={canAssign ? () => setAsking('assign') : undefined}
          onDelete={() => setAsking('delete')}
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
        onConfirm={() => void remove()}
        onCancel={() => setAsking(null)}
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
        onClose={() => setAsking(null)}
      />
      <BulkReportDialog isOpen={isReportOpen} failed={failed} onClose={() => setReportOpen(false)} />
    </>
  )
})
