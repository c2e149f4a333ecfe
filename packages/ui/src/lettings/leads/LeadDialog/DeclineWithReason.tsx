import { DECLINE_LEAD } from '@latchkey/domain/leads/lead.messages'
import { createReasonForm } from '@latchkey/domain/leads/reason/reason.form'
import { reasonIn, type ReasonValues } from '@latchkey/domain/leads/reason/reason-values'
import { useState, type ReactNode } from 'react'
import { BoundForm } from '../../../forms/BoundForm.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { ConfirmDialog } from '../../../overlays/ConfirmDialog/ConfirmDialog.tsx'
import { DiscardDialog } from '../../DiscardDialog.tsx'
import { useTrackedEdits } from '../../use-tracked-edits.ts'
import { ReasonField } from '../ReasonField/ReasonField.tsx'

export interface DeclineWithReasonProps {
  isOpen: boolean
  isBusy: boolean
  /** Resolves with true when the customer is declined. */
  onDecline: (given: ReasonValues) => Promise<boolean>
  onClose: () => void
  /** The question, and more about the effect of declining. */
  children: ReactNode
}

/** The prompt of Decline Customer with strict records: it asks for the reason too. */
export function DeclineWithReason({ isOpen, isBusy, onDecline, onClose, children }: DeclineWithReasonProps) {
  const [isLeaving, setLeaving] = useState(false)
  const [form, setForm] = useState(() => createReasonForm('declining'))
  // Success closes the lead, which would ask.
  useTrackedEdits({
    isOn: isOpen,
    hasEdits: () => form.isDirty && !form.isSent,
    discard: () => form.reset(),
  })

  const close = () => {
    setLeaving(false)
    onClose()
    setForm(createReasonForm('declining'))
  }
  // Open until the answer, so that a failure loses nothing that was typed.
  const decline = async () => {
    const given = form.check()
    if (given !== null && (await onDecline(reasonIn(given)))) close()
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={DECLINE_LEAD.title}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void decline()}
      onCancel={() => (form.isDirty ? setLeaving(true) : close())}
    >
      <Stack gap="small">
        {children}
        <BoundForm form={form} onSubmit={() => void decline()}>
          <ReasonField form={form} list="declining" isDisabled={isBusy} />
        </BoundForm>
        <DiscardDialog isOpen={isLeaving} onDiscard={close} onKeep={() => setLeaving(false)} />
      </Stack>
    </ConfirmDialog>
  )
}
