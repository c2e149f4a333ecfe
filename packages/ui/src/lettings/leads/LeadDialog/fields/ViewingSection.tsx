import { LEAD_SECTION_TITLES } from '@latchkey/domain/leads/lead.fields'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { SAVE_FIRST } from '@latchkey/domain/leads/outcome/outcome.messages'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import type { Person } from '@latchkey/domain/users/people'
import { observer } from 'mobx-react-lite'
import { BoundField } from '../../../../forms/BoundField.tsx'
import { FieldGrid } from '../../../../layout/FieldGrid/FieldGrid.tsx'
import { Banner } from '../../../../overlays/Banner/Banner.tsx'
import { AgentField } from '../../AgentField.tsx'
import { ViewingTimeField } from '../../../ViewingTimeField.tsx'
import { FeedbackNote } from '../../FeedbackNote/FeedbackNote.tsx'
import { OutcomeButtons, type OutcomeButtonsProps } from '../../OutcomeButtons/OutcomeButtons.tsx'
import { FormSection } from './FormSection.tsx'
import type { SectionProps } from './LeadTextField.tsx'

export interface ViewingSectionProps extends Pick<SectionProps, 'form'> {
  lead: LeadRecord | null
  agents: readonly Person[]
  isBusy: boolean
  /** Called to record the outcome of the viewing; without it there are no buttons. */
  onOutcome?: OutcomeButtonsProps['onOutcome'] | undefined
}

/** The time of the viewing, its agent and its outcome. */
export function ViewingSection({ form, lead, agents, isBusy, onOutcome }: ViewingSectionProps) {
  return (
    <FormSection title={LEAD_SECTION_TITLES.viewing}>
      <FieldGrid>
        <BoundField form={form} name="viewingDate" isRequired>
          {(control) => (
            <ViewingTimeField
              {...control}
              agentOf={() => form.value('viewingUserId')}
              leadId={lead?.id ?? null}
            />
          )}
        </BoundField>
        <AgentField form={form} agents={agents} />
      </FieldGrid>
      {lead?.isViewingConfirmed && <MailNote form={form} lead={lead} />}
      {lead && onOutcome && <Outcome form={form} lead={lead} isBusy={isBusy} onOutcome={onOutcome} />}
      {lead && <FeedbackNote outcome={lead.outcome} feedback={lead.feedback} />}
    </FormSection>
  )
}

/** Offered in the saved status alone; it would make edits outdated. */
const Outcome = observer(function Outcome({
  form,
  lead: { status, viewingDate },
  ...shown
}: Pick<SectionProps, 'form'> & { lead: LeadRecord } & Pick<OutcomeButtonsProps, 'isBusy' | 'onOutcome'>) {
  if (status !== LEAD_STATUS.ViewingScheduled || form.value('status') !== status || viewingDate === null)
    return null
  return (
    <OutcomeButtons {...shown} viewingDate={viewingDate} obstacle={form.isDirty ? SAVE_FIRST : undefined} />
  )
})

/** Announces the mail that a change of a confirmed viewing sends. */
const MailNote = observer(function MailNote({
  form,
  lead,
}: Pick<SectionProps, 'form'> & { lead: LeadRecord }) {
  const status = form.value('status')
  if (status === LEAD_STATUS.ViewingCancelled)
    return (
      <Banner>
        The customer was sent a confirmation. Saving will email them that the viewing is cancelled.
      </Banner>
    )
  const isMoved =
    form.value('viewingDate') !== lead.viewingDate || form.value('viewingUserId') !== lead.viewingUserId
  return (
    status === LEAD_STATUS.ViewingScheduled &&
    isMoved && <Banner>The customer was sent a confirmation. Saving will email them the change.</Banner>
  )
})
