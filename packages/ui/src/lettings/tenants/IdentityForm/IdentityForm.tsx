import { IdentityFormModel } from '@latchkey/domain/tenants/identity.form'
import type { Identity } from '@latchkey/domain/tenants/identity.suite'
import { Button } from '../../../controls/Button/Button.tsx'
import { PhoneField } from '../../../inputs/PhoneField/PhoneField.tsx'
import { TextField } from '../../../inputs/TextField/TextField.tsx'
import { BoundField } from '../../../forms/BoundField.tsx'
import { CheckedForm } from '../../../forms/CheckedForm.tsx'
import { useForm, type SubmitProps } from '../../use-form.ts'
import type { VisitFailure } from '@latchkey/domain/tenants/visit-outcome'
import { VisitTrouble } from '../VisitTrouble/VisitTrouble.tsx'

export interface IdentityFormProps extends SubmitProps<Identity> {
  /** The reason why the last attempt failed. */
  failure: VisitFailure | null
  /** True if answers are stored on this device for a tenant who has to identify again. */
  hasStoredAnswers?: boolean
}

const EMPTY: Identity = { phone: '', lastName: '' }

/**
 * Identifies a tenant, in addition to the link.
 *
 * @do Show the same message whatever was wrong.
 * @dont Do not say whose link it is.
 * @key Enter: In a field, submits the form.
 */
export function IdentityForm({
  onSubmit,
  isBusy,
  failure,
  serverErrors,
  hasStoredAnswers = false,
}: IdentityFormProps) {
  const form = useForm(() => IdentityFormModel.create({ values: EMPTY }), { serverErrors })

  return (
    <CheckedForm form={form} isBusy={isBusy} onSubmit={onSubmit}>
      {failure?.kind === 'lapsed' && <VisitTrouble failure={failure} hasStoredAnswers={hasStoredAnswers} />}
      <BoundField form={form} name="phone" hint="The number you gave us when you enquired." isRequired>
        {({ value, onChange }) => (
          <PhoneField name="phone" value={value} onChange={onChange} autoComplete="tel" />
        )}
      </BoundField>
      <BoundField form={form} name="lastName" isRequired>
        {({ value, onChange }) => (
          <TextField name="lastName" value={value} onChange={onChange} autoComplete="family-name" />
        )}
      </BoundField>
      {failure !== null && failure.kind !== 'lapsed' && <VisitTrouble failure={failure} />}
      <Button type="submit" variant="primary" size="large" isBusy={isBusy} busyLabel="Checking…">
        Continue
      </Button>
    </CheckedForm>
  )
}
