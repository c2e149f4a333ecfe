import { differencesOf } from '@latchkey/domain/forms/differences'
import type { Form } from '@latchkey/domain/forms/form.model'
import { LEAD_LABELS } from '@latchkey/domain/leads/lead.fields'
import { leadValueText } from '@latchkey/domain/leads/lead-names'
import { cleanLeadValues, type LeadFieldValues, type LeadValues } from '@latchkey/domain/leads/lead-values'
import type { Person } from '@latchkey/domain/users/people'
import { observer } from 'mobx-react-lite'
import { ConflictDialog, type ConflictDialogProps } from '../../../overlays/ConflictDialog/ConflictDialog.tsx'
import { agentNameIn } from '../agent-choices.ts'
import { useDateFormatter } from '../../date-formatter-context.ts'

export interface LeadConflictDialogProps extends Omit<
  ConflictDialogProps,
  'noun' | 'disputed' | 'theirsOnly'
> {
  /** The user's edits, and what another user saved meanwhile. */
  form: Pick<Form<LeadValues>, 'draft' | 'merged' | 'theirs'>
  agents: readonly Person[]
}

/**
 * Compares the user's edits of a lead with what another user saved meanwhile.
 *
 * @do Pass both lists: disputed fields, and fields that only they changed.
 * @dont Do not choose for the person, and do not merge silently.
 * @key Escape: Goes back to the form; nothing is decided.
 */
export const LeadConflictDialog = observer(function LeadConflictDialog({
  form,
  agents,
  ...props
}: LeadConflictDialogProps) {
  const dateFormatter = useDateFormatter()
  const texts = { dateFormatter, agentName: (id: number) => agentNameIn(agents, id) }
  // Surrounding spaces are ignored.
  const between = (mine: LeadValues, theirs: LeadValues) =>
    differencesOf<LeadFieldValues>(
      cleanLeadValues(mine),
      cleanLeadValues(theirs),
      LEAD_LABELS,
      (field, values) => leadValueText(field, values, texts),
    )
  return (
    <ConflictDialog
      {...props}
      noun="lead"
      disputed={between(form.merged, form.theirs)}
      theirsOnly={between(form.draft, form.merged)}
    />
  )
})
