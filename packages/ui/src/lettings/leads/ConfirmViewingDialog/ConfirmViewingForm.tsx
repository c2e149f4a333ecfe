import type { Lead } from '@latchkey/domain/leads/lead.contract'
import { LEAD_LABELS } from '@latchkey/domain/leads/lead.labels'
import { CONFIRM_VIEWING } from '@latchkey/domain/leads/lead.messages'
import { leadName, propertyAddress } from '@latchkey/domain/leads/lead.names'
import { validateConfirmation } from '@latchkey/domain/leads/viewing-confirmation.suite'
import { DASH } from '@latchkey/domain/platform/labels'
import { messageFor, type ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { useEffect, useEffectEvent, useState } from 'react'
import { DateTimeField } from '../../../controls/DateTimeField/DateTimeField.tsx'
import { Select } from '../../../controls/Select/Select.tsx'
import { FactList } from '../../../data/FactList/FactList.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import { Form } from '../../../forms/Form/Form.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { agentChoices } from '../agent-choices.ts'
import type { ConfirmViewingDialogProps } from './ConfirmViewingDialog.tsx'

/** What the form of the dialog needs. */
export interface ConfirmViewingFormProps extends Pick<
  ConfirmViewingDialogProps,
  'clock' | 'agents' | 'serverErrors' | 'isBusy' | 'onConfirm' | 'onDirtyChange'
> {
  /** Lets the button in the foot name its form. */
  id: string
  lead: Lead
}

const NO_ERRORS: ErrorsByField = {}
const LABELS = { viewingDate: 'Date of Viewing', viewingUserId: LEAD_LABELS.viewingUserId } as const
type FieldName = keyof typeof LABELS
const FIELDS = Object.keys(LABELS) as readonly FieldName[]

/** Date and agent, as the lead suggests them. Source: decision L15. */
export function ConfirmViewingForm({
  id,
  lead,
  clock,
  agents,
  serverErrors = NO_ERRORS,
  isBusy = false,
  onConfirm,
  onDirtyChange,
}: ConfirmViewingFormProps) {
  const [start] = useState(() => ({
    date: clock.toLocalInput(lead.viewingDate ?? lead.desiredViewingDate),
    agentId: lead.viewingUserId,
  }))
  const [date, setDate] = useState(start.date)
  const [agentId, setAgentId] = useState(start.agentId)
  const [isChecked, setIsChecked] = useState(false)
  const [refused, setRefused] = useState({ given: serverErrors, errors: serverErrors })
  if (refused.given !== serverErrors) setRefused({ given: serverErrors, errors: serverErrors })

  const isDirty = date !== start.date || agentId !== start.agentId
  const tellDirty = useEffectEvent((value: boolean) => onDirtyChange?.(value))
  useEffect(() => {
    tellDirty(isDirty)
    return () => tellDirty(false)
  }, [isDirty])

  const choices = agentChoices(agents, lead.viewingUserId, lead.viewingUsername ?? undefined)
  const draft = { viewingDate: clock.readInput(date), viewingUserId: agentId }
  const found = isChecked ? validateConfirmation(draft) : NO_ERRORS
  const errorOf = (field: FieldName) => {
    const name = found[field]?.[0] ?? refused.errors[field]?.[0]
    return name === undefined ? undefined : messageFor(field, name)
  }
  const edited = (field: FieldName) =>
    setRefused((before) => ({ ...before, errors: { ...before.errors, [field]: [] } }))

  const handleSubmit = () => {
    setIsChecked(true)
    const { viewingDate, viewingUserId } = draft
    const hasErrors = Object.keys(validateConfirmation(draft)).length > 0
    if (isBusy || hasErrors || viewingDate === null || viewingUserId === null) return
    onConfirm({ viewingDate, viewingUserId })
  }

  return (
    <Form
      id={id}
      onSubmit={handleSubmit}
      errors={FIELDS.flatMap((name) => {
        const message = errorOf(name)
        return message === undefined ? [] : [{ name, label: LABELS[name], message }]
      })}
    >
      <Stack>
        <FactList
          facts={[
            { term: 'Tenant', value: leadName(lead) },
            { term: 'Property', value: lead.property?.name ?? (propertyAddress(lead.property) || DASH) },
          ]}
        />
        <Field label={LABELS.viewingDate} name="viewingDate" error={errorOf('viewingDate')} isRequired>
          <DateTimeField
            value={date}
            onChange={(text) => {
              setDate(text)
              edited('viewingDate')
            }}
          />
        </Field>
        <Field label={LABELS.viewingUserId} name="viewingUserId" error={errorOf('viewingUserId')} isRequired>
          <Select
            options={choices.map((agent) => ({ value: agent.id, label: agent.username }))}
            value={agentId}
            onChange={(next) => {
              setAgentId(next)
              edited('viewingUserId')
            }}
            placeholder="Choose an agent…"
          />
        </Field>
        <Banner>{CONFIRM_VIEWING.warning}</Banner>
      </Stack>
    </Form>
  )
}
