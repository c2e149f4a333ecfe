import { TEXT_MAX } from '@latchkey/domain/platform/limits'
import { KeepingFormModel } from '@latchkey/domain/privacy/retention/retention.form'
import type { KeepingDraft } from '@latchkey/domain/privacy/retention/retention.suite'
import { keepLeadsTitle } from '@latchkey/domain/privacy/retention/retention.messages'
import { BoundField } from '../../../forms/BoundField.tsx'
import { CheckedForm } from '../../../forms/CheckedForm.tsx'
import { NumberField } from '../../../inputs/NumberField/NumberField.tsx'
import { TextArea } from '../../../inputs/TextArea/TextArea.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { GuardedFormDialog } from '../../GuardedFormDialog.tsx'
import { useForm } from '../../use-form.ts'
import { useSubmit, type Submitted } from '../../use-submit.ts'

export interface KeepLongerDialogProps {
  isOpen: boolean
  /** The number of leads. */
  count: number
  isBusy?: boolean
  onSubmit: (keeping: KeepingDraft) => Promise<Submitted>
  onClose: () => void
}

/**
 * Asks for how long due leads are kept, and why.
 *
 * @do Ask for a reason that can be shown to the person it is about.
 * @dont Do not offer to keep leads for ever.
 * @key Enter: In the number, saves.
 * @key Escape: Closes the dialog without a change; with input it asks first.
 */
export function KeepLongerDialog({ isOpen, count, ...props }: KeepLongerDialogProps) {
  const { isBusy = false, onSubmit, onClose } = props
  return (
    <GuardedFormDialog isOpen={isOpen} title={keepLeadsTitle(count)} isBusy={isBusy} onCloseRequest={onClose}>
      {(formId) => <KeepingForm id={formId} isBusy={isBusy} onSubmit={onSubmit} onClose={onClose} />}
    </GuardedFormDialog>
  )
}

/** Inside the dialog, so that closing it discards the input. */
function KeepingForm({
  id,
  isBusy,
  onSubmit,
  onClose,
}: Required<Pick<KeepLongerDialogProps, 'isBusy' | 'onSubmit' | 'onClose'>> & { id: string }) {
  const { onSubmit: send, serverErrors } = useSubmit(onSubmit, ({ kind }) => kind === 'done' && onClose())
  const form = useForm<KeepingDraft, ReturnType<typeof KeepingFormModel.create>>(
    () => KeepingFormModel.create({ values: { months: null, reason: '' } }),
    { serverErrors },
  )
  return (
    <CheckedForm id={id} form={form} isBusy={isBusy} onSubmit={send}>
      <Stack>
        <BoundField form={form} name="months" isRequired hint="At most 24.">
          {(control) => <NumberField {...control} isDisabled={isBusy} />}
        </BoundField>
        <BoundField form={form} name="reason" isRequired>
          {(control) => <TextArea {...control} size="short" maxLength={TEXT_MAX} isDisabled={isBusy} />}
        </BoundField>
      </Stack>
    </CheckedForm>
  )
}
