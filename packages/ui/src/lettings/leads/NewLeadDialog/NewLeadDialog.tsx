import { leadDialogTitle } from '@latchkey/domain/leads/lead-names'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import type { LeadObstacle } from '@latchkey/domain/leads/lead-obstacle'
import type { NewLeadForm } from '@latchkey/domain/leads/new-lead.form'
import type { NewLeadValues } from '@latchkey/domain/leads/new-lead-values'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { BoundForm } from '../../../forms/BoundForm.tsx'
import { Dialog } from '../../../overlays/Dialog/Dialog.tsx'
import { DiscardDialog } from '../../DiscardDialog.tsx'
import type { DialogRecord } from '../../RecordDialog.tsx'
import { LeadObstacles, type LeadObstacleActions } from '../LeadDialog/LeadObstacles.tsx'
import { LeadUnavailable } from '../LeadDialog/LeadUnavailable.tsx'
import { NewLeadFields, type NewLeadFieldsProps } from './NewLeadFields.tsx'

/** Use a new key on each opening. */
export interface NewLeadDialogProps
  extends
    Pick<NewLeadFieldsProps, 'homeSearch' | 'handlers' | 'hasHandler' | 'userId' | 'agents'>,
    Pick<LeadObstacleActions, 'onSaveAnyway' | 'onCompleteAnyway' | 'onObstacleClose'> {
  isOpen: boolean
  opened: DialogRecord<LeadRecord, NewLeadValues, LeadObstacle> & { readonly form: NewLeadForm | null }
  /** True while the lead is being created. */
  isBusy?: boolean
  /** True while the answer to an attempt to create the lead is missing: a repeat does not save what is chosen. */
  isUnanswered?: boolean
  /** True where a decline or cancellation needs a reason. */
  isStrict?: boolean
  /** Called when Save is pressed; the editor checks the form. */
  onSave: () => void
  /** Called to close the dialog; unsaved edits have been discarded. */
  onClose: () => void
  /** Called to load the form again after a failure. */
  onRetry?: () => void
}

/**
 * Records an enquiry, such as one by telephone.
 *
 * @do Keep the short form to what one asks on the telephone; other fields belong under "More details".
 * @do Pass `homeSearch` and `handlers` only with permission.
 * @dont Do not use it for a saved lead, which has a dialog of its own.
 * @key Arrow Down: In the field of the home, moves to the homes in stock.
 * @key Enter: Chooses the marked home; otherwise saves.
 * @key Escape: Closes the list of homes, then the dialog; with unsaved edits it asks first.
 */
export const NewLeadDialog = observer(function NewLeadDialog(props: NewLeadDialogProps) {
  const { isOpen, opened, isBusy = false, isStrict = false, isUnanswered = false } = props
  const { form, state } = opened
  const formId = useId()
  const [isLeaving, setLeaving] = useState(false)

  const requestClose = () => {
    if (isBusy) return
    if (isOpen && form?.isDirty) setLeaving(true)
    else props.onClose()
  }

  const discard = () => {
    setLeaving(false)
    form?.reset()
    props.onClose()
  }

  return (
    <Dialog
      isOpen={isOpen}
      onCloseRequest={requestClose}
      title={leadDialogTitle('Enquiry')}
      footer={
        <>
          <Button isInactive={isBusy} onClick={requestClose}>
            Close
          </Button>
          {form !== null && (
            <Button type="submit" form={formId} variant="primary" isBusy={isBusy} busyLabel="Saving…">
              Save
            </Button>
          )}
        </>
      }
    >
      {form === null ? (
        <LeadUnavailable state={state} onRetry={props.onRetry} />
      ) : (
        <BoundForm id={formId} form={form} onSubmit={() => !isBusy && props.onSave()}>
          <NewLeadFields
            form={form}
            homeSearch={props.homeSearch}
            handlers={props.handlers}
            hasHandler={props.hasHandler}
            userId={props.userId}
            agents={props.agents}
            isStrict={isStrict}
            isBusy={isBusy}
            isUnanswered={isUnanswered}
          />
        </BoundForm>
      )}
      <DiscardDialog isOpen={isLeaving} onDiscard={discard} onKeep={() => setLeaving(false)} />
      <LeadObstacles {...props} onSaveMerged={props.onSave} />
    </Dialog>
  )
})
