import { CREATION_UNANSWERED } from '@latchkey/domain/leads/lead.messages'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import type { NewLeadForm } from '@latchkey/domain/leads/new-lead.form'
import { HOW_HEARD_LABELS } from '@latchkey/domain/leads/questionnaire/answer.enums'
import { choicesOf, type Person } from '@latchkey/domain/users/people'
import { observer } from 'mobx-react-lite'
import { BoundField } from '../../../forms/BoundField.tsx'
import { Checkbox } from '../../../inputs/Checkbox/Checkbox.tsx'
import { Select } from '../../../inputs/Select/Select.tsx'
import { TextArea } from '../../../inputs/TextArea/TextArea.tsx'
import { FieldGrid } from '../../../layout/FieldGrid/FieldGrid.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { LeadTextField } from '../LeadDialog/fields/LeadTextField.tsx'
import { HomeField, type HomeSearch } from './HomeField.tsx'
import { MoreDetails, type MoreDetailsProps } from './MoreDetails.tsx'

export interface NewLeadFieldsProps extends MoreDetailsProps {
  /** Without it the home is only named, as without permission to see homes. */
  homeSearch?: HomeSearch | undefined
  /** Others who may get the lead; without it its handler is the user. */
  handlers?: readonly Person[] | undefined
  /** False for what a source has sent, which is nobody's. */
  hasHandler?: boolean | undefined
  /** The signed-in user. */
  userId: number | null
  /** True after an attempt without a response: values that only the creation reads cannot be changed then. */
  isUnanswered: boolean
}

const EMAIL_HINT = 'No email? Ask for the address of somebody the caller trusts.'

/** It replaces null, which a select shows as nothing chosen. */
const ME = 0

const HEARD = Object.entries(HOW_HEARD_LABELS).map(([value, label]) => ({ value: Number(value), label }))

/** The fields in the order of a telephone call, and the rest behind a button. */
export function NewLeadFields({
  homeSearch,
  handlers = [],
  hasHandler = true,
  userId,
  isUnanswered,
  ...rest
}: NewLeadFieldsProps) {
  const { form } = rest
  const canAssign = handlers.length > 0
  return (
    <Stack>
      {isUnanswered && <Banner tone="warning">{CREATION_UNANSWERED}</Banner>}
      <FieldGrid>
        <LeadTextField form={form} field="firstName" />
        <LeadTextField form={form} field="lastName" />
        <LeadTextField form={form} field="phone" />
        <LeadTextField form={form} field="email" hint={EMAIL_HINT} />
      </FieldGrid>
      {homeSearch ? (
        <HomeField form={form} search={homeSearch} isFixed={isUnanswered} />
      ) : (
        <LeadTextField form={form} field="property.name" />
      )}
      <FieldGrid>
        <BoundField form={form} name="whereDidYouHearAboutProperty">
          {(control) => (
            <Select
              {...control}
              options={HEARD}
              isClearable
              clearLabel="Not asked"
              isDisabled={isUnanswered}
            />
          )}
        </BoundField>
        {hasHandler && (
          <BoundField form={form} name="handlerUserId">
            {({ value, onChange, onBlur }) => (
              <Select<number>
                options={[
                  { value: ME, label: 'Me' },
                  ...choicesOf(handlers.filter(({ id }) => id !== userId)),
                ]}
                value={value ?? ME}
                onChange={(next) => onChange(next === ME ? null : next)}
                onBlur={onBlur}
                isDisabled={!canAssign || isUnanswered}
              />
            )}
          </BoundField>
        )}
      </FieldGrid>
      <BoundField form={form} name="notes">
        {(control) => <TextArea {...control} />}
      </BoundField>
      <QuestionnaireTick form={form} isFixed={isUnanswered} />
      <MoreDetails {...rest} />
    </Stack>
  )
}

/** Only an enquiry that awaits answers is sent the questions. */
const QuestionnaireTick = observer(function QuestionnaireTick({
  form,
  isFixed,
}: {
  form: NewLeadForm
  isFixed: boolean
}) {
  const isAwaiting = form.value('status') === LEAD_STATUS.AwaitingFeedback
  return (
    <Checkbox
      label={form.labelOf('sendQuestionnaire')}
      isChecked={isAwaiting && form.value('sendQuestionnaire')}
      isDisabled={!isAwaiting || isFixed}
      note={
        isAwaiting
          ? 'The caller gets one email: a link to the questions about income, tenancy and viewing.'
          : 'Only a lead in Awaiting feedback is sent the questions.'
      }
      onChange={(isTicked) => form.set('sendQuestionnaire', isTicked)}
    />
  )
})
