import type { ReasonList } from '@latchkey/domain/leads/reason/reason.enums'
import { createReasonForm } from '@latchkey/domain/leads/reason/reason.form'
import { reasonIn, type ReasonValues } from '@latchkey/domain/leads/reason/reason-values'
import { RECORD_REASON } from '@latchkey/domain/leads/reason/reason.messages'
import { CheckedForm } from '../../../forms/CheckedForm.tsx'
import { GuardedFormDialog } from '../../GuardedFormDialog.tsx'
import { useForm } from '../../use-form.ts'
import { ReasonField } from '../ReasonField/ReasonField.tsx'

export interface RecordReasonProps {
  isOpen: boolean
  list: ReasonList
  onSubmit: (given: ReasonValues) => void
  /** Called to close the dialog. */
  onClose: () => void
  /** True while the reason is being saved; the dialog stays open. */
  isBusy?: boolean
}

/** Records a reason that is missing. */
export function RecordReason({ isOpen, onClose, isBusy = false, ...form }: RecordReasonProps) {
  return (
    <GuardedFormDialog isOpen={isOpen} title={RECORD_REASON.title} isBusy={isBusy} onCloseRequest={onClose}>
      {(formId) => <RecordReasonForm {...form} id={formId} isBusy={isBusy} />}
    </GuardedFormDialog>
  )
}

/** Inside the dialog, so that closing it discards the input. */
function RecordReasonForm({
  id,
  list,
  onSubmit,
  isBusy,
}: Pick<RecordReasonProps, 'list' | 'onSubmit'> & { id: string; isBusy: boolean }) {
  const form = useForm(() => createReasonForm(list))
  return (
    <CheckedForm id={id} form={form} isBusy={isBusy} onSubmit={(given) => onSubmit(reasonIn(given))}>
      <ReasonField form={form} list={list} isDisabled={isBusy} />
    </CheckedForm>
  )
}
