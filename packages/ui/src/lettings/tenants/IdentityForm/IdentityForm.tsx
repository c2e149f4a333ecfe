import { validateIdentity, type Identity } from '@latchkey/domain/links/identity.suite'
import { hasErrors, messageFor, type ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { useState } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { PhoneField } from '../../../controls/PhoneField/PhoneField.tsx'
import { TextField } from '../../../controls/TextField/TextField.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import { Form } from '../../../forms/Form/Form.tsx'
import { VisitTrouble, type VisitFailure } from '../VisitTrouble/VisitTrouble.tsx'

/** What the identity check accepts. */
export interface IdentityFormProps {
  onSubmit: (identity: Identity) => void
  isBusy: boolean
  /** Why the last attempt failed. */
  failure: VisitFailure | null
  /** Fields that the server refused; keep it one and the same value until the next attempt. */
  serverErrors?: ErrorsByField
  /** True where answers wait on this device for a tenant who has to come back. */
  isKeeping?: boolean
}

const EMPTY: Identity = { phone: '', lastName: '' }
const LABELS = { phone: 'Phone', lastName: 'Last name' } as const
const FIELDS = ['phone', 'lastName'] as const
const NO_ERRORS: ErrorsByField = {}

/** Where a tenant says who they are: the link is the key, this is the second hurdle. Source: specification §2 "Public flows". */
export function IdentityForm({
  onSubmit,
  isBusy,
  failure,
  serverErrors = NO_ERRORS,
  isKeeping = false,
}: IdentityFormProps) {
  const [identity, setIdentity] = useState(EMPTY)
  const [errors, setErrors] = useState({ given: serverErrors, shown: serverErrors })
  if (errors.given !== serverErrors) setErrors({ given: serverErrors, shown: serverErrors })

  const errorOf = (field: keyof Identity) => {
    const name = errors.shown[field]?.[0]
    return name === undefined ? undefined : messageFor(field, name)
  }

  const fieldFor = (field: keyof Identity) => ({
    name: field,
    value: identity[field],
    onChange: (text: string) => {
      setIdentity((before) => ({ ...before, [field]: text }))
      setErrors((before) => ({ ...before, shown: { ...before.shown, [field]: [] } }))
    },
  })

  const handleSubmit = () => {
    if (isBusy) return
    const found = validateIdentity(identity)
    setErrors({ given: serverErrors, shown: found })
    if (!hasErrors(found)) onSubmit(identity)
  }

  return (
    <Form
      onSubmit={handleSubmit}
      errors={FIELDS.flatMap((name) => {
        const message = errorOf(name)
        return message === undefined ? [] : [{ name, label: LABELS[name], message }]
      })}
    >
      {failure?.kind === 'lapsed' && <VisitTrouble failure={failure} isKeeping={isKeeping} />}
      <Field
        label={LABELS.phone}
        name="phone"
        error={errorOf('phone')}
        hint="The number you gave us when you enquired."
        isRequired
      >
        <PhoneField {...fieldFor('phone')} autoComplete="tel" />
      </Field>
      <Field label={LABELS.lastName} name="lastName" error={errorOf('lastName')} isRequired>
        <TextField {...fieldFor('lastName')} autoComplete="family-name" />
      </Field>
      {failure !== null && failure.kind !== 'lapsed' && <VisitTrouble failure={failure} />}
      <Button type="submit" variant="primary" size="large" isBusy={isBusy} busyLabel="Checking…">
        Continue
      </Button>
    </Form>
  )
}
