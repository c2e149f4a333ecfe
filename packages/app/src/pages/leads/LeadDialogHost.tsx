import type { DialogOutcome } from '@latchkey/domain/forms/record-editor.store'
import type { Duplicates } from '@latchkey/domain/duplicates/duplicates.contract'
import { mergedInto } from '@latchkey/domain/duplicates/duplicates.messages'
import { INVALID_LEAD } from '@latchkey/domain/leads/lead.messages'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import { COPIED } from '@latchkey/domain/platform/messages'
import { LeadDialog, type LeadDialogProps } from '@latchkey/ui/lettings/leads/LeadDialog/LeadDialog.tsx'
import { toastSaveOutcome } from '@latchkey/ui/lettings/toast-outcome.ts'
import { Banner } from '@latchkey/ui/overlays/Banner/Banner.tsx'
import { toasts } from '@latchkey/ui/overlays/toasts.ts'
import { observer } from 'mobx-react-lite'
import { lazySection } from '@latchkey/ui/lettings/lazy-section.tsx'
import { useState } from 'react'
import type { DialogHostProps } from '@latchkey/domain/navigation/open-record'
import type { RecordSteps } from '../../address/use-record-steps.ts'
import { useOpenEditor } from '../../editing/use-open-editor.ts'
import { useRememberOpened } from '../../editing/use-remember-opened.ts'
import { useUnsavedEdits } from '../../editing/use-unsaved-edits.ts'
import { lazyDialog } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { useRoot } from '../../runtime/runtime.ts'
import { LeadDuplicatesHost } from './LeadDuplicatesHost.tsx'
import { LeadGoneNotice } from './LeadGoneNotice.tsx'
import { useDuplicates } from './use-duplicates.ts'
import { useFoundDuplicates } from './use-found-duplicates.ts'
import { useHandlerActs } from './use-handler-acts.ts'
import { useLeadActs } from './use-lead-acts.ts'
import { useMergedLead } from './use-merged-lead.ts'

// Rarely used, so loaded on demand.
const LeadHistoryHost = lazyDialog(() => import('./LeadHistoryHost.tsx'), 'LeadHistoryHost')
const LeadMailsHost = lazyDialog(() => import('./LeadMailsHost.tsx'), 'LeadMailsHost')
const RightToRentObstacle = lazyDialog(
  () => import('@latchkey/ui/lettings/leads/RightToRentObstacle/RightToRentObstacle.tsx'),
  'RightToRentObstacle',
)
const LeadLettingHost = lazySection(() => import('./LeadLettingHost.tsx'), 'LeadLettingHost')
const AssignLeadHost = lazyDialog(() => import('./AssignLeadHost.tsx'), 'AssignLeadHost')

export interface LeadDialogHostProps extends DialogHostProps, Pick<LeadDialogProps, 'section'> {
  /** Steps within the list that the lead was opened from; null without a list. */
  steps?: RecordSteps | null
}

export const LeadDialogHost = observer(function LeadDialogHost({
  open,
  onClose,
  steps = null,
  ...listed
}: LeadDialogHostProps) {
  const { brand, leads, session, users } = useRoot()
  const { editor } = leads
  const { opened } = editor
  useOpenEditor(editor, open, () => leads.openNew())
  useRememberOpened('lead', open)
  useUnsavedEdits(editor, { name: 'lead', open })

  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const closeHistory = () => setHistoryOpen(false)
  const [areMailsOpen, setMailsOpen] = useState(false)
  const [isAssigning, setAssigning] = useState(false)
  const { isRedirected, mergedMeanwhileInto, goTo } = useMergedLead(opened)
  const duplicates = useDuplicates()
  const { duplicates: found, isAwaited } = useFoundDuplicates(duplicates, editor, leads.dialogRevision)
  // A notice that arrives after the form is placed below it, so that nothing moves under the pointer.
  const [formOf, setFormOf] = useState<{ openings: number; isFoundAbove: boolean } | null>(null)
  if (opened?.form && !isAwaited && formOf?.openings !== editor.openings)
    setFormOf({ openings: editor.openings, isFoundAbove: found !== null && hasDuplicates(found) })

  const close = () => {
    closeHistory()
    setMailsOpen(false)
    setAssigning(false)
    editor.close()
    onClose()
  }
  const { verifying, ...acts } = useLeadActs(leads, open, close)
  const handlerActs = useHandlerActs(leads, opened?.saved ?? null, () => setAssigning(true))
  if (opened === null) return null

  const others = opened.saved !== null && found !== null && (
    <LeadDuplicatesHost
      key={opened.saved.id}
      lead={opened.saved}
      duplicates={duplicates}
      found={found}
      onGoTo={goTo}
    />
  )

  const report = async (done: string, saving: Promise<DialogOutcome<LeadRecord>>) => {
    const outcome = await saving
    if (outcome.kind === 'incomplete') toasts.error(INVALID_LEAD)
    else toastSaveOutcome(outcome, done, close)
  }

  return (
    <LeadDialog
      key={editor.dialogs}
      {...listed}
      {...(steps && { steps })}
      isOpen={editor.isOpen}
      opened={opened}
      isHeld={isAwaited}
      agents={users.options}
      isBusy={leads.isSaving || editor.isSaving}
      {...acts}
      isStrict={brand.shown.strictRecords}
      {...handlerActs}
      onSave={() => void report(editor.savedMessage, editor.save())}
      onSaveMerged={() => void report(editor.savedMessage, editor.saveMerged())}
      onCompleteAnyway={
        session.can('right-to-rent-override')
          ? (reason) => void report(editor.savedMessage, editor.saveAnyway({ rightToRentOverride: reason }))
          : undefined
      }
      onSaveAnyway={() => void report(editor.savedMessage, editor.saveAnyway({ override: true }))}
      onObstacleClose={() => editor.dismissObstacle()}
      onClose={close}
      findOpener={(opener) => openerOf(editor.opened?.id, opener)}
      onRetry={() => editor.retry()}
      onCopied={() => toasts.success(COPIED)}
      onHistory={() => setHistoryOpen(true)}
      onMails={() => setMailsOpen(true)}
      notices={
        opened.saved !== null && (
          <>
            {opened.isGone && (
              <LeadGoneNotice lead={opened.saved} mergedInto={mergedMeanwhileInto} onGoTo={goTo} />
            )}
            {isRedirected && <Banner>{mergedInto(opened.saved.name)}</Banner>}
            {formOf?.isFoundAbove && others}
          </>
        )
      }
      noticesBelow={
        <>
          {!formOf?.isFoundAbove && others}
          {opened.saved !== null && session.can('reservations-view') && (
            <LeadLettingHost lead={opened.saved} />
          )}
        </>
      }
      over={
        opened.saved !== null && (
          <>
            <LeadHistoryHost leadId={opened.saved.id} isOpen={isHistoryOpen} onClose={closeHistory} />
            <LeadMailsHost
              leadId={opened.saved.id}
              isOpen={areMailsOpen}
              onClose={() => setMailsOpen(false)}
            />
            {verifying && <RightToRentObstacle {...verifying} isBusy={leads.isSaving} />}
            <AssignLeadHost lead={opened.saved} isOpen={isAssigning} onClose={() => setAssigning(false)} />
          </>
        )
      }
    />
  )
})

const hasDuplicates = ({ possible, samePerson, dismissed }: Duplicates): boolean =>
  possible.length + samePerson.length + dismissed.length > 0

/**
 * The element to focus on close instead of the opener: after a step to another lead, its name in the list; after a
 * moved viewing, its button on the new day. Null if the opener still belongs to the lead.
 */
function openerOf(id: number | 'new' | undefined, opener: Element | null): HTMLElement | null {
  const name = document.querySelector<HTMLElement>(`[data-lead="${id}"]`)
  if (opener?.isConnected === false)
    return document.querySelector<HTMLElement>(`[data-event="${id}"]`) ?? name
  const row = opener?.closest('tr')
  return row && !row.contains(name) ? name : null
}
