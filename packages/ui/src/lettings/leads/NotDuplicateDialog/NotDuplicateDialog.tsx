import { NOT_A_DUPLICATE } from '@latchkey/domain/duplicates/duplicates.messages'
import { NOT_DUPLICATE_REASONS, type NotDuplicateReason } from '@latchkey/domain/duplicates/merge.rules'
import { TEXT_MAX } from '@latchkey/domain/platform/limits'
import { useState } from 'react'
import { Field } from '../../../forms/Field/Field.tsx'
import { Form } from '../../../forms/Form/Form.tsx'
import { RadioGroup } from '../../../inputs/RadioGroup/RadioGroup.tsx'
import { TextArea } from '../../../inputs/TextArea/TextArea.tsx'
import { GuardedFormDialog } from '../../GuardedFormDialog.tsx'

/** Use a new key on each opening. */
export interface NotDuplicateDialogProps {
  isOpen: boolean
  isBusy?: boolean
  onConfirm: (reason: NotDuplicateReason, words: string) => void
  onClose: () => void
}

const REASONS = ([1, 2, 3] as const).map((value) => ({ value, label: NOT_DUPLICATE_REASONS[value] }))
const MISSING = 'Please choose a reason'

/**
 * Asks why two leads are not duplicates.
 *
 * @do Ask for a reason: colleagues read it in the history of both leads.
 * @dont Do not ask people who may not merge leads.
 * @key Escape: Closes the dialog; with input it asks first.
 */
export function NotDuplicateDialog({ isOpen, isBusy = false, onConfirm, onClose }: NotDuplicateDialogProps) {
  const [reason, setReason] = useState<NotDuplicateReason | null>(null)
  const [words, setWords] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = () => {
    if (isBusy) return
    if (reason === null) setMissing(true)
    else onConfirm(reason, words)
  }
  return (
    <GuardedFormDialog
      isOpen={isOpen}
      title={NOT_A_DUPLICATE.title}
      hasEdits={reason !== null || words !== ''}
      isBusy={isBusy}
      onCloseRequest={onClose}
    >
      {(formId) => (
        <Form
          id={formId}
          onSubmit={submit}
          errors={isMissing ? [{ name: 'reason', label: 'Reason', message: MISSING }] : []}
        >
          <Field label="Reason" name="reason" isRequired isGroup {...(isMissing && { error: MISSING })}>
            <RadioGroup<NotDuplicateReason>
              options={REASONS}
              value={reason}
              onChange={(next) => {
                setReason(next)
                setMissing(false)
              }}
            />
          </Field>
          <Field label="In your words" name="words">
            <TextArea size="short" value={words} maxLength={TEXT_MAX} onChange={setWords} />
          </Field>
        </Form>
      )}
    </GuardedFormDialog>
  )
}
