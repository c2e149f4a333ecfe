import { LEAD_LABELS } from '@latchkey/domain/leads/lead.labels'
import { messageFor, type ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { useState } from 'react'
import { DateTimeField } from '../../../controls/DateTimeField/DateTimeField.tsx'
import { FactList } from '../../../data/FactList/FactList.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import { Form } from '../../../forms/Form/Form.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import type { MoveViewingDialogProps } from './MoveViewingDialog.tsx'

/** What the form of the dialog needs. */
export interface MoveViewingFormProps extends Omit<MoveViewingDialogProps, 'isOpen' | 'over'> {
  /** Lets the button in the foot name its form. */
  id: string
}

const NO_ERRORS: ErrorsByField = {}
const FIELD = 'viewingDate'

/** The rule that a typed time fails; undefined when it names an instant. */
function failedRule(instant: number | null): 'required' | 'date' | undefined {
  if (instant === null) return 'required'
  return Number.isNaN(instant) ? 'date' : undefined
}

/** When the viewing is, and when it shall be; forgets what was typed when the dialog closes. */
export function MoveViewingForm({
  id,
  viewing,
  clock,
  proposed,
  serverErrors = NO_ERRORS,
  isBusy = false,
  onMove,
  onCancel,
}: MoveViewingFormProps) {
  const [text, setText] = useState(proposed ?? clock.toLocalInput(viewing.viewingDate))
  // A time that a drag proposes is checked at once: the person has already chosen it.
  const [isChecked, setIsChecked] = useState(proposed !== undefined)
  const [refused, setRefused] = useState({ given: serverErrors, isEdited: false })
  if (refused.given !== serverErrors) setRefused({ given: serverErrors, isEdited: false })

  const instant = clock.readInput(text)
  const rule =
    (isChecked ? failedRule(instant) : undefined) ?? (refused.isEdited ? undefined : serverErrors[FIELD]?.[0])
  const error = rule === undefined ? undefined : messageFor(FIELD, rule)
  const label = LEAD_LABELS[FIELD]

  const handleSubmit = () => {
    setIsChecked(true)
    if (isBusy || instant === null || Number.isNaN(instant)) return
    if (instant === viewing.viewingDate) onCancel()
    else onMove(instant)
  }

  return (
    <Form
      id={id}
      onSubmit={handleSubmit}
      errors={error === undefined ? [] : [{ name: FIELD, label, message: error }]}
    >
      <Stack>
        <FactList
          facts={[
            { term: 'Tenant', value: viewing.name },
            { term: 'Now', value: <time>{clock.formatDateTime(viewing.viewingDate)}</time> },
            ...(viewing.agentName === null
              ? []
              : [{ term: LEAD_LABELS.viewingUserId, value: viewing.agentName }]),
          ]}
        />
        <Field label={label} name={FIELD} error={error} isRequired>
          <DateTimeField
            value={text}
            onChange={(next) => {
              setText(next)
              setRefused({ given: serverErrors, isEdited: true })
            }}
            onBlur={() => setIsChecked(true)}
          />
        </Field>
        {viewing.isConfirmed && (
          <Banner>
            The customer was sent a confirmation. Moving the viewing will email them the change.
          </Banner>
        )}
      </Stack>
    </Form>
  )
}
