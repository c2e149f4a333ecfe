import { inOrder } from '@latchkey/domain/duplicates/comparison'
import type { LeadDialogStore } from '@latchkey/domain/lead-dialog/lead-dialog.store'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import { CompareLeadsDialog } from '@latchkey/ui/lettings/leads/CompareLeadsDialog/CompareLeadsDialog.tsx'
import { observer } from 'mobx-react-lite'
import { useNow } from '../../config/use-clock.ts'
import { useReading } from '../../editing/use-reading.ts'
import { useRoot } from '../../runtime/runtime.ts'

export interface CompareLeadsHostProps {
  lead: LeadRecord
  dialog: LeadDialogStore
  /** Called with the id of the lead that was kept. */
  onMerged: (keptId: number) => void
  onClose: () => void
}

/** Fetches the other lead for the comparison. */
export const CompareLeadsHost = observer(function CompareLeadsHost({
  lead,
  dialog,
  onMerged,
  onClose,
}: CompareLeadsHostProps) {
  const { leads, session } = useRoot()
  const { duplicates, otherId, mergeObstacle } = dialog
  const { reading, retry } = useReading(() => duplicates.readLead(otherId), leads.revisionOf(otherId))
  const now = useNow()
  const pair = reading.value === null ? null : inOrder(lead, reading.value)
  const merge = async (...given: Parameters<LeadDialogStore['merge']>) => {
    if (await dialog.merge(...given)) onMerged(given[0].id)
  }

  return (
    <CompareLeadsDialog
      isOpen
      leads={pair && { left: pair[0], right: pair[1] }}
      hasFailed={reading.phase === 'failed' || reading.phase === 'missing'}
      onRetry={retry}
      now={now}
      isBusy={duplicates.isSaving}
      error={mergeObstacle ?? undefined}
      onMerge={session.can('leads-merge') ? (...given) => void merge(...given) : undefined}
      onClose={onClose}
    />
  )
})
