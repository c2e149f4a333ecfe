import { permittedActions } from '@latchkey/domain/lead-dialog/permitted-actions'
import type { DialogHostProps } from '@latchkey/domain/navigation/open-record'
import { lazySection } from '@latchkey/ui/lettings/lazy-section.tsx'
import { findLeadOpener } from '@latchkey/ui/lettings/leads/find-lead-opener.ts'
import { LeadDialog, type LeadDialogProps } from '@latchkey/ui/lettings/leads/LeadDialog/LeadDialog.tsx'
import { lazyDialog } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { observer } from 'mobx-react-lite'
import type { RecordSteps } from '../../address/use-record-steps.ts'
import { useEditorDialog } from '../../editing/use-open-editor.ts'
import { useRememberOpened } from '../../editing/use-remember-opened.ts'
import { useRoot } from '../../runtime/runtime.ts'
import { LeadDialogsOver } from './LeadDialogsOver.tsx'
import { LeadDuplicates, LeadNotices } from './LeadNotices.tsx'
import { useLeadDialog } from './use-lead-dialog.ts'

const NewLeadHost = lazyDialog(() => import('./NewLeadHost.tsx'), 'NewLeadHost')
const LeadLettingHost = lazySection(() => import('./LeadLettingHost.tsx'), 'LeadLettingHost')

export interface LeadDialogHostProps extends DialogHostProps, Pick<LeadDialogProps, 'section'> {
  /** Steps within the list that the lead was opened from; null without a list. */
  steps?: RecordSteps | null
}

/** The lead in the address, or the form of a new one. */
export function LeadDialogHost({ open, ...props }: LeadDialogHostProps) {
  return (
    <>
      <SavedLeadHost {...props} open={open === 'new' ? null : open} />
      <NewLeadHost isOpen={open === 'new'} onClose={props.onClose} />
    </>
  )
}

const SavedLeadHost = observer(function SavedLeadHost({
  open,
  onClose,
  steps = null,
  ...listed
}: LeadDialogHostProps) {
  const root = useRoot()
  const { brand, leads, session, users } = root
  const { editor } = leads
  const { opened } = editor
  const { props, closeAfter } = useEditorDialog(editor, 'lead', { open, onClose })
  useRememberOpened('lead', open)
  const { dialog, moveTo } = useLeadDialog(leads)
  if (opened === null) return null
  const { saved } = opened
  const mayDecide = session.can('reservations-view')
  const mayOverride = session.can('right-to-rent-override')

  return (
    <LeadDialog
      key={editor.dialogs}
      {...listed}
      {...(steps && { steps })}
      {...props}
      opened={opened}
      isWaiting={dialog.isWaiting}
      agents={users.agents}
      isBusy={leads.isSaving || editor.isSaving}
      isStrict={brand.shown.strictRecords}
      {...(saved !== null && {
        ...permittedActions(root, saved, dialog),
        ...(mayDecide && {
          onVerify: () => void closeAfter(dialog.verify(null)),
          onDecline: (given) => closeAfter(dialog.decline(given)),
        }),
      })}
      onCompleteAnyway={
        mayOverride
          ? (reason) => void closeAfter(editor.saveAnyway({ rightToRentOverride: reason }))
          : undefined
      }
      onSaveAnyway={() => void closeAfter(editor.saveAnyway({ override: true }))}
      onObstacleClose={() => editor.dismissObstacle()}
      findOpener={(opener) => findLeadOpener(editor.opened?.id, opener)}
      onHistory={() => dialog.show('history')}
      onMails={() => dialog.show('mails')}
      notices={saved !== null && <LeadNotices lead={saved} dialog={dialog} onGoTo={moveTo} />}
      noticesBelow={
        saved !== null && (
          <>
            {!dialog.isFoundAbove && (
              <LeadDuplicates key={saved.id} lead={saved} dialog={dialog} onGoTo={moveTo} />
            )}
            {mayDecide && !opened.isErased && <LeadLettingHost lead={saved} />}
          </>
        )
      }
      over={
        saved !== null && (
          <LeadDialogsOver lead={saved} dialog={dialog} onDone={props.onClose} onVerified={closeAfter} />
        )
      }
    />
  )
})
