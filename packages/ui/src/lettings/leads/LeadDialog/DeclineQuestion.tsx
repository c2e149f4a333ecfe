import { DECLINE_LEAD } from '@latchkey/domain/leads/lead.messages'
import { createReasonForm } from '@latchkey/domain/leads/reason/reason.form'
import { reasonIn, type ReasonValues } from '@latchkey/domain/leads/reason/reason.suite'
import { useState, type ReactNode } from 'react'
import { BoundForm } from '../../../forms/BoundForm.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { ConfirmDialog } from '../../../overlays/ConfirmDialog/ConfirmDialog.tsx'
import { ReasonField } from '../ReasonField/ReasonField.tsx'

export interface DeclineQuestionProps {
  isOpen: boolean
  /** Asks for the reason too (rule W1.1). */
  isStrict: boolean
  isBusy: boolean
  /** Resolves with true when the customer is declined. */
  onDecline: (given: ReasonValues | null) => Promise<boolean>
  onClose: () => void
  /** More about the effect of declining. */
  children?: ReactNode
}

/** Asks before a customer is declined and emailed. */
export function DeclineQuestion({
  isOpen,
  isStrict,
  isBusy,
  onDecline,
  onClose,
  children,
}: DeclineQuestionProps) {
  const [form, setForm] = useState(() => createReasonForm('declining'))

  const close = () => {
    onClose()
    setForm(createReasonForm('declining'))
  }
  // With a reason it stays open until the answer, so that a failure loses nothing that was typed.
  const declineWithReason = async () => {
    const given = form.check()
    if (given !== null && (await onDecline(reasonIn(given)))) close()
  }
  const handleConfirm = () => {
    if (isStrict) void declineWithReason()
    else {
      onClose()
      void onDecline(null)
    }
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={DECLINE_LEAD.title}
      isDanger
      isBusy={isStrict && isBusy}
      onConfirm={handleConfirm}
      onCancel={close}
    >
      <Stack gap="small">
        <p>{DECLINE_LEAD.question}</p>
        {children}
        {isStrict && (
          <BoundForm form={form} onSubmit={handleConfirm}>
            <ReasonField form={form} list="declining" isDisabled={isBusy} />
          </BoundForm>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
