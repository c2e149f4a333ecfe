import type { RecordForm } from '@latchkey/domain/forms/opened-record.model'
import { LEAD_LABELS } from '@latchkey/domain/leads/lead.fields'
import type { MoveDraft } from '@latchkey/domain/leads/viewing.draft'
import { FactList } from '../../../data/FactList/FactList.tsx'
import { BoundField } from '../../../forms/BoundField.tsx'
import { BoundForm } from '../../../forms/BoundForm.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { ViewingTimeField } from '../../ViewingTimeField.tsx'
import type { MovingViewing } from './moving-viewing.ts'
import { useDateFormatter } from '../../date-formatter-context.ts'

interface MoveViewingFormProps {
  /** Lets the button in the footer refer to the form. */
  id: string
  viewing: MovingViewing
  form: RecordForm<MoveDraft>
  proposed: string | undefined
  onSubmit: () => void
}

/** The current and the new time of the viewing. */
export function MoveViewingForm({ id, viewing, form, proposed, onSubmit }: MoveViewingFormProps) {
  const dateFormatter = useDateFormatter()
  return (
    <BoundForm id={id} form={form} onSubmit={onSubmit}>
      <Stack>
        <FactList
          facts={[
            { term: 'Tenant', value: viewing.name },
            { term: 'Now', value: <time>{dateFormatter.formatDateTime(viewing.viewingDate)}</time> },
            ...(viewing.agentName === null
              ? []
              : [{ term: LEAD_LABELS.viewingUserId, value: viewing.agentName }]),
          ]}
        />
        <BoundField form={form} name="viewingDate" isRequired>
          {(control) => (
            <ViewingTimeField
              {...control}
              startText={proposed}
              agentOf={() => viewing.agentId}
              leadId={viewing.id}
            />
          )}
        </BoundField>
        {viewing.isConfirmed && (
          <Banner>
            The customer was sent a confirmation. Moving the viewing will email them the change.
          </Banner>
        )}
      </Stack>
    </BoundForm>
  )
}
