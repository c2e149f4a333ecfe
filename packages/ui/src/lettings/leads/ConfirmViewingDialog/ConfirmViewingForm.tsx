import { CONFIRM_VIEWING } from '@latchkey/domain/leads/lead.messages'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import type { ConfirmationDraft } from '@latchkey/domain/leads/viewing.draft'
import { DASH } from '@latchkey/domain/platform/values/labels'
import type { Person } from '@latchkey/domain/users/people'
import { FactList } from '../../../data/FactList/FactList.tsx'
import type { BoundValues } from '../../../forms/bound-form.ts'
import { BoundField } from '../../../forms/BoundField.tsx'
import { BoundForm } from '../../../forms/BoundForm.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { AgentField } from '../AgentField.tsx'
import { ViewingTimeField } from '../../ViewingTimeField.tsx'

interface ConfirmViewingFormProps {
  /** Lets the button in the footer refer to the form. */
  id: string
  lead: LeadRecord
  form: BoundValues<ConfirmationDraft>
  agents: readonly Person[]
  onSubmit: () => void
}

/** Date and agent, preset from the lead. */
export function ConfirmViewingForm({ id, lead, form, agents, onSubmit }: ConfirmViewingFormProps) {
  return (
    <BoundForm id={id} form={form} onSubmit={onSubmit}>
      <Stack>
        <FactList
          facts={[
            { term: 'Tenant', value: lead.name },
            { term: 'Property', value: lead.property?.name ?? (lead.address || DASH) },
          ]}
        />
        <BoundField form={form} name="viewingDate" isRequired>
          {(control) => (
            <ViewingTimeField {...control} agentOf={() => form.value('viewingUserId')} leadId={lead.id} />
          )}
        </BoundField>
        <AgentField form={form} agents={agents} />
        <Banner>{CONFIRM_VIEWING.warning}</Banner>
      </Stack>
    </BoundForm>
  )
}
