import type { Duplicates } from '@latchkey/domain/duplicates/duplicates.contract'
import type { LeadDialogStore } from '@latchkey/domain/lead-dialog/lead-dialog.store'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import { withOpenRecord } from '@latchkey/domain/navigation/open-record'
import { DuplicateNotice } from '@latchkey/ui/lettings/leads/DuplicateNotice/DuplicateNotice.tsx'
import { NotDuplicateDialog } from '@latchkey/ui/lettings/leads/NotDuplicateDialog/NotDuplicateDialog.tsx'
import { lazyPopup } from '@latchkey/ui/loading/lazy-popup.tsx'
import { observer } from 'mobx-react-lite'
import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { useRoot } from '../../runtime/runtime.ts'
import { OpenSearchContext } from '../../shell/open-search.ts'

const CompareLeadsHost = lazyPopup(() => import('./CompareLeadsHost.tsx'), 'CompareLeadsHost')

export interface LeadDuplicatesHostProps {
  lead: LeadRecord
  dialog: LeadDialogStore
  found: Duplicates
  /** Opens another lead in place of this one. */
  onGoTo: (id: number) => void
}

export const LeadDuplicatesHost = observer(function LeadDuplicatesHost({
  lead,
  dialog,
  found,
  onGoTo,
}: LeadDuplicatesHostProps) {
  const openSearch = use(OpenSearchContext)
  const canMerge = useRoot().session.can('leads-merge')
  const { search } = useLocation()
  const { duplicates, otherId, over } = dialog
  const close = () => dialog.show(null)

  return (
    <>
      <DuplicateNotice
        duplicates={found}
        isBusy={duplicates.isSaving}
        onCompare={({ id }) => dialog.show('compare', id)}
        onDismiss={canMerge ? ({ id }) => dialog.show('not-duplicate', id) : undefined}
        onUndismiss={canMerge ? ({ id }) => void dialog.undismiss(lead.id, id) : undefined}
        onSearch={openSearch}
        hrefOf={(id) => `?${withOpenRecord(new URLSearchParams(search), 'lead', id).toString()}`}
      />
      {over === 'compare' && (
        <CompareLeadsHost
          lead={lead}
          dialog={dialog}
          onMerged={(keptId) => keptId !== lead.id && onGoTo(keptId)}
          onClose={close}
        />
      )}
      {over === 'not-duplicate' && (
        <NotDuplicateDialog
          isOpen
          isBusy={duplicates.isSaving}
          onConfirm={(reason, words) => void dialog.dismiss(lead.id, { otherId, reason, words })}
          onClose={close}
        />
      )}
    </>
  )
})
