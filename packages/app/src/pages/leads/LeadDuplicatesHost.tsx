import type { ShownDuplicate } from '@latchkey/domain/duplicates/duplicates.contract'
import { LEADS_MERGED, mergedInto, NOT_A_DUPLICATE } from '@latchkey/domain/duplicates/duplicates.messages'
import type { NotDuplicateReason } from '@latchkey/domain/duplicates/merge.rules'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import { withOpenRecord } from '@latchkey/domain/navigation/open-record'
import { DuplicateNotice } from '@latchkey/ui/lettings/leads/DuplicateNotice'
import { NotDuplicateDialog } from '@latchkey/ui/lettings/leads/NotDuplicateDialog'
import { toastFailure, toastOutcome } from '@latchkey/ui/lettings/toast-outcome'
import { Banner } from '@latchkey/ui/overlays/Banner'
import { toasts } from '@latchkey/ui/overlays/toasts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { renderRouterLink } from '../../address/router-link.tsx'
import { businessDateFormatter } from '../../config/date-formatter.ts'
import { useReading } from '../../editing/use-reading.ts'
import { useRuntime } from '../../runtime/runtime.ts'
import { useStaff } from '../../runtime/staff.ts'
import { CompareLeadsHost } from './CompareLeadsHost.tsx'
import { useDuplicates } from './use-duplicates.ts'

export interface LeadDuplicatesHostProps {
  lead: LeadRecord
  /** True where the address of a lead that was merged led here. */
  isRedirected: boolean
  /** Opens another lead in place of this one. */
  onGoTo: (id: number) => void
}

/** The other leads of the open lead's person, and what is done about them. Source: decision A4. */
export const LeadDuplicatesHost = observer(function LeadDuplicatesHost({
  lead,
  isRedirected,
  onGoTo,
}: LeadDuplicatesHostProps) {
  const { leads } = useStaff()
  const duplicates = useDuplicates()
  const canMerge = useRuntime().root.session.can('leads-merge')
  const { search } = useLocation()
  const { reading } = useReading(() => duplicates.read(lead.id), leads.revision)
  const [compared, setCompared] = useState<number | null>(null)
  const [dismissed, setDismissed] = useState<number | null>(null)

  const undismiss = async ({ id }: Pick<ShownDuplicate, 'id'>) =>
    toastOutcome(await duplicates.undismiss(lead.id, id), NOT_A_DUPLICATE.undone)
  const dismiss = async (otherId: number, reason: NotDuplicateReason, words: string) => {
    const outcome = await duplicates.dismiss(lead.id, { otherId, reason, words })
    if (outcome.kind !== 'done') {
      toastFailure(outcome)
      return
    }
    setDismissed(null)
    toasts.success(NOT_A_DUPLICATE.done, { label: 'Undo', onPress: () => void undismiss({ id: otherId }) })
  }

  return (
    <>
      {isRedirected && <Banner>{mergedInto(lead.name)}</Banner>}
      {reading.value !== null && (
        <DuplicateNotice
          duplicates={reading.value}
          dateFormatter={businessDateFormatter}
          isBusy={duplicates.isSaving}
          onCompare={({ id }) => setCompared(id)}
          onDismiss={canMerge ? ({ id }) => setDismissed(id) : undefined}
          onUndismiss={canMerge ? (other) => void undismiss(other) : undefined}
          hrefOf={(id) => `?${withOpenRecord(new URLSearchParams(search), 'lead', id).toString()}`}
          renderLink={renderRouterLink}
        />
      )}
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
