import {
  mergedInto as mergedIntoText,
  MERGED_MEANWHILE,
} from '@latchkey/domain/duplicates/duplicates.messages'
import type { LeadDialogStore } from '@latchkey/domain/lead-dialog/lead-dialog.store'
import { RESTORE_LEAD } from '@latchkey/domain/leads/lead.messages'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import { restoreLead } from '@latchkey/domain/leads/leads.store'
import { withOpenRecord } from '@latchkey/domain/navigation/open-record'
import { deletedMeanwhile, undoneMeanwhile } from '@latchkey/domain/platform/messages'
import { Button } from '@latchkey/ui/controls/Button/Button.tsx'
import { DuplicateNotice } from '@latchkey/ui/lettings/leads/DuplicateNotice/DuplicateNotice.tsx'
import { NotDuplicateDialog } from '@latchkey/ui/lettings/leads/NotDuplicateDialog/NotDuplicateDialog.tsx'
import { lazyPopup } from '@latchkey/ui/loading/lazy-popup.tsx'
import { Banner } from '@latchkey/ui/overlays/Banner/Banner.tsx'
import { observer } from 'mobx-react-lite'
import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { useRoot } from '../../runtime/runtime.ts'
import { OpenSearchContext } from '../../shell/open-search.ts'

export interface LeadNoticesProps {
  lead: LeadRecord
  dialog: LeadDialogStore
  /** Opens another lead in place of this one. */
  onGoTo: (id: number) => void
}

/** Above the form. */
export const LeadNotices = observer(function LeadNotices(props: LeadNoticesProps) {
  const { lead, dialog } = props
  return (
    <>
      {dialog.editor.opened?.isGone && <GoneNotice {...props} />}
      {dialog.isRedirected && <Banner>{mergedIntoText(lead.name)}</Banner>}
      {dialog.isFoundAbove && <LeadDuplicates key={lead.id} {...props} />}
    </>
  )
})

const GoneNotice = observer(function GoneNotice({ lead, dialog, onGoTo }: LeadNoticesProps) {
  const { leads } = useRoot()
  const { editor, mergedInto } = dialog

  if (editor.opened?.isErased) return <Banner tone="warning">{undoneMeanwhile('lead')}</Banner>
  const action =
    mergedInto === null ? (
      <Button
        size="small"
        isBusy={leads.isSaving}
        onClick={() => void restoreLead(leads, lead.id, lead.section)}
      >
        {RESTORE_LEAD}
      </Button>
    ) : (
      <Button size="small" onClick={() => onGoTo(mergedInto)}>
        {MERGED_MEANWHILE.action}
      </Button>
    )
  return (
    <Banner tone="warning" action={action}>
      {mergedInto === null ? deletedMeanwhile('lead') : MERGED_MEANWHILE.text}
    </Banner>
  )
})

const CompareLeadsHost = lazyPopup(() => import('./CompareLeadsHost.tsx'), 'CompareLeadsHost')

/** The other leads of the person. */
export const LeadDuplicates = observer(function LeadDuplicates({ lead, dialog, onGoTo }: LeadNoticesProps) {
  const openSearch = use(OpenSearchContext)
  const canMerge = useRoot().session.can('leads-merge')
  const { search } = useLocation()
  const { duplicates, found, otherId, over } = dialog
  const close = () => dialog.show(null)

  if (found === null) return null
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
