import type { Duplicates } from '@latchkey/domain/duplicates/duplicates.contract'
import { LEADS_MERGED, NOT_A_DUPLICATE } from '@latchkey/domain/duplicates/duplicates.messages'
import type { DuplicatesStore } from '@latchkey/domain/duplicates/duplicates.store'
import type { NotDuplicateReason } from '@latchkey/domain/duplicates/merge.rules'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import { withOpenRecord } from '@latchkey/domain/navigation/open-record'
import { DuplicateNotice } from '@latchkey/ui/lettings/leads/DuplicateNotice/DuplicateNotice.tsx'
import { NotDuplicateDialog } from '@latchkey/ui/lettings/leads/NotDuplicateDialog/NotDuplicateDialog.tsx'
import { toastOutcome, undoBy } from '@latchkey/ui/lettings/toast-outcome.ts'
import { lazyPopup } from '@latchkey/ui/loading/lazy-popup.tsx'
import { toasts } from '@latchkey/ui/overlays/toasts.ts'
import { observer } from 'mobx-react-lite'
import { use, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useRoot } from '../../runtime/runtime.ts'
import { OpenSearchContext } from '../../shell/open-search.ts'

// Rarely used, so loaded on demand.
const CompareLeadsHost = lazyPopup(() => import('./CompareLeadsHost.tsx'), 'CompareLeadsHost')

export interface LeadDuplicatesHostProps {
  lead: LeadRecord
  duplicates: DuplicatesStore
  found: Duplicates
  /** Opens another lead in place of this one. */
  onGoTo: (id: number) => void
}

export const LeadDuplicatesHost = observer(function LeadDuplicatesHost({
  lead,
  duplicates,
  found,
  onGoTo,
}: LeadDuplicatesHostProps) {
  const openSearch = use(OpenSearchContext)
  const canMerge = useRoot().session.can('leads-merge')
  const { search } = useLocation()
  const [compared, setCompared] = useState<number | null>(null)
  const [dismissed, setDismissed] = useState<number | null>(null)

  const undismiss = (id: number) => toastOutcome(duplicates.undismiss(lead.id, id), NOT_A_DUPLICATE.undone)
  const dismiss = async (otherId: number, reason: NotDuplicateReason, words: string) => {
    const dismissing = duplicates.dismiss(lead.id, { otherId, reason, words })
    const undo = undoBy(() => undismiss(otherId))
    if (await toastOutcome(dismissing, NOT_A_DUPLICATE.done, undo)) setDismissed(null)
  }

  return (
    <>
      <DuplicateNotice
        duplicates={found}
        isBusy={duplicates.isSaving}
        onCompare={({ id }) => setCompared(id)}
        onDismiss={canMerge ? ({ id }) => setDismissed(id) : undefined}
        onUndismiss={canMerge ? ({ id }) => void undismiss(id) : undefined}
        onSearch={openSearch}
        hrefOf={(id) => `?${withOpenRecord(new URLSearchParams(search), 'lead', id).toString()}`}
      />
      {compared !== null && (
        <CompareLeadsHost
          duplicates={duplicates}
          lead={lead}
          otherId={compared}
          onMerged={(kept) => {
            toasts.success(LEADS_MERGED)
            setCompared(null)
            if (kept.id !== lead.id) onGoTo(kept.id)
          }}
          onClose={() => setCompared(null)}
        />
      )}
      {dismissed !== null && (
        <NotDuplicateDialog
          isOpen
          isBusy={duplicates.isSaving}
          onConfirm={(reason, words) => void dismiss(dismissed, reason, words)}
          onClose={() => setDismissed(null)}
        />
      )}
    </>
  )
})
