import { TEXT_MAX } from '@latchkey/domain/platform/limits'
import type { RightToRentCheck } from '@latchkey/domain/leads/right-to-rent/right-to-rent.contract'
import { CHECK_KIND_LABELS, CHECK_KINDS } from '@latchkey/domain/leads/right-to-rent/right-to-rent.enums'
import { createCheckForm, type CheckForm } from '@latchkey/domain/leads/right-to-rent/right-to-rent.form'
import {
  hasExpiry,
  needsExpiry,
  type CheckValues,
} from '@latchkey/domain/leads/right-to-rent/right-to-rent.suite'
import { CHANGE_CHECK, RECORD_CHECK } from '@latchkey/domain/leads/right-to-rent/right-to-rent.messages'
import { observer } from 'mobx-react-lite'
import { BoundField } from '../../../forms/BoundField.tsx'
import { CheckedForm } from '../../../forms/CheckedForm.tsx'
import { DateField } from '../../../inputs/DateField/DateField.tsx'
import { RadioGroup } from '../../../inputs/RadioGroup/RadioGroup.tsx'
import { TextField } from '../../../inputs/TextField/TextField.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { GuardedFormDialog } from '../../GuardedFormDialog.tsx'
import { useForm } from '../../use-form.ts'
import { useSubmit, type Submitted } from '../../use-submit.ts'

interface CheckDialogProps {
  /** `YYYY-MM-DD` */
  today: string
  isBusy: boolean
  onSubmit: (check: RightToRentCheck | null, values: CheckValues) => Promise<Submitted>
  onClose: () => void
}

/** Records or changes the check of one adult; null closes the dialog. */
export function CheckDialog({
  check,
  ...props
}: CheckDialogProps & { check: RightToRentCheck | 'new' | null }) {
  return (
    <GuardedFormDialog
      isOpen={check !== null}
      title={check === null || check === 'new' ? RECORD_CHECK.title : CHANGE_CHECK.title}
      isBusy={props.isBusy}
      onCloseRequest={props.onClose}
    >
      {(formId) =>
        check !== null && <CheckFields {...props} check={check === 'new' ? null : check} id={formId} />
      }
    </GuardedFormDialog>
  )
}

const OPTIONS = CHECK_KINDS.map((kind) => ({ value: kind as number, label: CHECK_KIND_LABELS[kind] }))

/** Inside the dialog, so that closing it discards the input. */
function CheckFields({
  id,
  check,
  today,
  isBusy,
  onSubmit,
  onClose,
}: CheckDialogProps & { check: RightToRentCheck | null; id: string }) {
  const { onSubmit: send, serverErrors } = useSubmit(
    (values: CheckValues) => onSubmit(check, values),
    ({ kind }) => kind === 'done' && onClose(),
  )
  const form = useForm<CheckValues, CheckForm>(() => createCheckForm(check, { today }), { serverErrors })
  return (
    <CheckedForm id={id} form={form} isBusy={isBusy} onSubmit={send}>
      <Stack>
        <BoundField form={form} name="adultName" isRequired>
          {(control) => <TextField {...control} maxLength={TEXT_MAX} isDisabled={isBusy} />}
        </BoundField>
        <BoundField form={form} name="kind" isRequired isGroup>
          {({ value, onChange }) => (
            <RadioGroup value={value} onChange={onChange} options={OPTIONS} isDisabled={isBusy} />
          )}
        </BoundField>
        <BoundField form={form} name="checkedOn" isRequired>
          {(control) => <DateField {...control} today={today} isDisabled={isBusy} />}
        </BoundField>
        <ValidUntil form={form} today={today} isBusy={isBusy} />
      </Stack>
    </CheckedForm>
  )
}

/** Documents that can have a time limit need it. */
const ValidUntil = observer(function ValidUntil({
  form,
  today,
  isBusy,
}: Pick<CheckDialogProps, 'today' | 'isBusy'> & { form: CheckForm }) {
  const kind = form.value('kind')
  if (!hasExpiry(kind)) return null
  return (
    <BoundField form={form} name="expiresOn" isRequired={needsExpiry(kind)}>
      {(control) => <DateField {...control} today={today} isDisabled={isBusy} />}
    </BoundField>
  )
})
