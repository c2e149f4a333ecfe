import { createDepositForm, type DepositForm } from '@latchkey/domain/leads/deposit/deposit.form'
import { depositCap } from '@latchkey/domain/leads/deposit/deposit.rules'
import { rentOf, type DepositValues } from '@latchkey/domain/leads/deposit/deposit.suite'
import { capText, RECORD_DEPOSIT } from '@latchkey/domain/leads/deposit/deposit.messages'
import { penceOrNull, poundsOf } from '@latchkey/domain/platform/values/money'
import { observer } from 'mobx-react-lite'
import { BoundField } from '../../../forms/BoundField.tsx'
import { CheckedForm } from '../../../forms/CheckedForm.tsx'
import { DateField } from '../../../inputs/DateField/DateField.tsx'
import { NumberField } from '../../../inputs/NumberField/NumberField.tsx'
import { FieldGrid } from '../../../layout/FieldGrid/FieldGrid.tsx'
import { GuardedFormDialog } from '../../GuardedFormDialog.tsx'
import { useForm } from '../../use-form.ts'
import { useSubmit, type Submitted } from '../../use-submit.ts'

interface RecordDepositProps {
  /** A month, in pounds; null where the lead has none. */
  rent: number | null
  /** `YYYY-MM-DD` */
  today: string
  isBusy: boolean
  onSubmit: (values: DepositValues) => Promise<Submitted>
  onClose: () => void
}

/** Records a holding deposit that was received. */
export function RecordDepositDialog({ isOpen, ...props }: RecordDepositProps & { isOpen: boolean }) {
  return (
    <GuardedFormDialog
      isOpen={isOpen}
      title={RECORD_DEPOSIT.title}
      isBusy={props.isBusy}
      onCloseRequest={props.onClose}
    >
      {(formId) => <RecordDepositForm {...props} id={formId} />}
    </GuardedFormDialog>
  )
}

const PENNY = 0.01

/** Inside the dialog, so that closing it discards the input. */
function RecordDepositForm({
  id,
  rent,
  today,
  isBusy,
  onSubmit,
  onClose,
}: RecordDepositProps & { id: string }) {
  const rentPence = penceOrNull(rent)
  const { onSubmit: send, serverErrors } = useSubmit(onSubmit, ({ kind }) => kind === 'done' && onClose())
  const form = useForm<DepositValues, DepositForm>(() => createDepositForm({ today, rentPence }), {
    serverErrors,
  })
  return (
    <CheckedForm id={id} form={form} isBusy={isBusy} onSubmit={send}>
      <FieldGrid>
        {rent === null && (
          <BoundField form={form} name="monthlyRent" isRequired>
            {(control) => <NumberField {...control} prefix="£" step={PENNY} isDisabled={isBusy} />}
          </BoundField>
        )}
        <Amount form={form} rentPence={rentPence} isBusy={isBusy} />
        <BoundField form={form} name="receivedOn" isRequired>
          {(control) => <DateField {...control} today={today} isDisabled={isBusy} />}
        </BoundField>
        <BoundField form={form} name="agreedDeadlineOn">
          {(control) => <DateField {...control} today={today} isDisabled={isBusy} />}
        </BoundField>
      </FieldGrid>
    </CheckedForm>
  )
}

interface AmountProps {
  form: DepositForm
  rentPence: number | null
  isBusy: boolean
}

/** The maximum depends on the rent, which may be typed above. */
const Amount = observer(function Amount({ form, rentPence, isBusy }: AmountProps) {
  const rent = rentOf({ monthlyRent: form.value('monthlyRent') }, { rentPence })
  return (
    <BoundField
      form={form}
      name="amount"
      isRequired
      {...(rent !== null && { hint: capText(poundsOf(depositCap(rent)), poundsOf(rent)) })}
    >
      {(control) => <NumberField {...control} prefix="£" step={PENNY} isDisabled={isBusy} />}
    </BoundField>
  )
})
