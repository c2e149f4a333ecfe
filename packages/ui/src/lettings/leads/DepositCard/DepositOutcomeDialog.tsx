import type { Deposit } from '@latchkey/domain/leads/deposit/deposit.contract'
import {
  DEPOSIT_OUTCOME,
  DEPOSIT_OUTCOME_LABELS,
  DEPOSIT_OUTCOMES,
} from '@latchkey/domain/leads/deposit/deposit.enums'
import {
  createDepositOutcomeForm,
  type DepositOutcomeForm,
} from '@latchkey/domain/leads/deposit/deposit.form'
import { KEPT_REASON_MAX, KEPT_REASON_MIN } from '@latchkey/domain/leads/deposit/deposit.rules'
import type { DepositOutcomeValues } from '@latchkey/domain/leads/deposit/deposit.suite'
import { RECORD_DEPOSIT_OUTCOME } from '@latchkey/domain/leads/deposit/deposit.messages'
import { observer } from 'mobx-react-lite'
import { BoundField } from '../../../forms/BoundField.tsx'
import { CheckedForm } from '../../../forms/CheckedForm.tsx'
import { DateField } from '../../../inputs/DateField/DateField.tsx'
import { RadioGroup } from '../../../inputs/RadioGroup/RadioGroup.tsx'
import { TextArea } from '../../../inputs/TextArea/TextArea.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { GuardedFormDialog } from '../../GuardedFormDialog.tsx'
import { useForm } from '../../use-form.ts'
import { useSubmit, type Submitted } from '../../use-submit.ts'

interface DepositOutcomeProps {
  /** `YYYY-MM-DD` */
  today: string
  isBusy: boolean
  onSubmit: (deposit: Deposit, values: DepositOutcomeValues) => Promise<Submitted>
  onClose: () => void
}

/** Records the outcome of a deposit; null closes the dialog. */
export function DepositOutcomeDialog({
  deposit,
  ...props
}: DepositOutcomeProps & { deposit: Deposit | null }) {
  return (
    <GuardedFormDialog
      isOpen={deposit !== null}
      title={RECORD_DEPOSIT_OUTCOME.title}
      isBusy={props.isBusy}
      onCloseRequest={props.onClose}
    >
      {(formId) => deposit !== null && <OutcomeForm {...props} deposit={deposit} id={formId} />}
    </GuardedFormDialog>
  )
}

const OPTIONS = DEPOSIT_OUTCOMES.map((outcome) => ({
  value: outcome as number,
  label: DEPOSIT_OUTCOME_LABELS[outcome],
}))

/** Inside the dialog, so that closing it discards the input. */
function OutcomeForm({
  id,
  deposit,
  today,
  isBusy,
  onSubmit,
  onClose,
}: DepositOutcomeProps & { deposit: Deposit; id: string }) {
  const { onSubmit: send, serverErrors } = useSubmit(
    (values: DepositOutcomeValues) => onSubmit(deposit, values),
    ({ kind }) => kind === 'done' && onClose(),
  )
  const form = useForm<DepositOutcomeValues, DepositOutcomeForm>(
    () => createDepositOutcomeForm({ today, receivedOn: deposit.receivedOn }),
    { serverErrors },
  )
  return (
    <CheckedForm id={id} form={form} isBusy={isBusy} onSubmit={send}>
      <Stack>
        <BoundField form={form} name="outcome" isRequired isGroup>
          {({ value, onChange }) => (
            <RadioGroup value={value} onChange={onChange} options={OPTIONS} isDisabled={isBusy} />
          )}
        </BoundField>
        <BoundField form={form} name="on" isRequired>
          {(control) => <DateField {...control} today={today} isDisabled={isBusy} />}
        </BoundField>
        <Reason form={form} isBusy={isBusy} />
      </Stack>
    </CheckedForm>
  )
}

/** For a deposit that is kept; mailed to the applicant. */
const Reason = observer(function Reason({ form, isBusy }: { form: DepositOutcomeForm; isBusy: boolean }) {
  if (form.value('outcome') !== DEPOSIT_OUTCOME.Kept) return null
  return (
    <BoundField
      form={form}
      name="reason"
      isRequired
      hint={`At least ${KEPT_REASON_MIN} characters. It will be emailed to the applicant.`}
    >
      {(control) => (
        // One character more than allowed, so that text that is too long is reported instead of cut off.
        <TextArea {...control} size="short" maxLength={KEPT_REASON_MAX + 1} isDisabled={isBusy} />
      )}
    </BoundField>
  )
})
