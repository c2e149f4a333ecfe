import { LEAD_STATUS } from '@latchkey/domain/leads/lead.enums'
import type { Lead } from '@latchkey/domain/leads/lead.contract'
import { LEAD_LABELS } from '@latchkey/domain/leads/lead.labels'
import type { Clock } from '@latchkey/domain/platform/time'
import type { UserOption } from '@latchkey/domain/users/user.contract'
import { Select } from '../../../controls/Select/Select.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import { FieldGrid } from '../../../layout/FieldGrid/FieldGrid.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import type { LeadForm } from '../lead-form.ts'
import { FormSection } from './FormSection.tsx'
import { LeadDateField } from './LeadDateField.tsx'

/** What the viewing needs. */
export interface ViewingSectionProps {
  form: LeadForm
  lead: Lead | null
  clock: Clock
  agents: readonly UserOption[]
}

/** What the customer will hear of a change to a viewing that was confirmed. Source: decision L38. */
function mailNote({ form, lead }: ViewingSectionProps): string | null {
  if (!lead?.isViewingConfirmed) return null
  const { status, viewingDate, viewingUserId } = form.draft
  if (status === LEAD_STATUS.ViewingCancelled)
    return 'The customer was sent a confirmation. Saving will email them that the viewing is cancelled.'
  const isMoved = viewingDate !== lead.viewingDate || viewingUserId !== lead.viewingUserId
  return status === LEAD_STATUS.ViewingScheduled && isMoved
    ? 'The customer was sent a confirmation. Saving will email them the change.'
    : null
}

/** When the home is shown, and by whom. */
export function ViewingSection(props: ViewingSectionProps) {
  const { form, clock, agents } = props
  const note = mailNote(props)
  return (
    <FormSection title="Viewing">
      <FieldGrid>
        <LeadDateField form={form} field="viewingDate" clock={clock} />
        <Field
          label={LEAD_LABELS.viewingUserId}
          name="viewingUserId"
          error={form.errorOf('viewingUserId')}
          isRequired
        >
          <Select
            options={agents.map(({ id, username }) => ({ value: id, label: username }))}
            value={form.valueOf('viewingUserId')}
            onChange={(id) => form.set('viewingUserId', id)}
            onBlur={() => form.leave('viewingUserId')}
            placeholder="Choose an agent…"
          />
        </Field>
      </FieldGrid>
      {note !== null && <Banner>{note}</Banner>}
    </FormSection>
  )
}
