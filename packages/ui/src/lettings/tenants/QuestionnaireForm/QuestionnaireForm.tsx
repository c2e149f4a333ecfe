import { INVALID_LEAD } from '@latchkey/domain/leads/lead.messages'
import { optionsOf } from '@latchkey/domain/platform/values/labels'
import type { QuestionnaireDraft } from '@latchkey/domain/tenants/questionnaire/questionnaire.draft'
import {
  BEDROOM_CHOICES,
  BUDGET_LABELS,
  BUDGET_ORDER,
  EMPLOYMENT_STATUS_LABELS,
  HOW_HEARD_LABELS,
  INCOME_SOURCE_LABELS,
  INCOME_SOURCE_ORDER,
  LIVING_ARRANGEMENT_LABELS,
  TENANCY_OPTIONS,
  TOTAL_HOUSEHOLD_INCOME_LABELS,
} from '@latchkey/domain/leads/questionnaire/answer.enums'
import { QuestionnaireFormModel } from '@latchkey/domain/tenants/questionnaire/questionnaire.form'
import { reaction } from 'mobx'
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { CheckedForm } from '../../../forms/CheckedForm.tsx'
import { FieldGrid } from '../../../layout/FieldGrid/FieldGrid.tsx'
import { useForm, withLookups, type SubmitProps } from '../../use-form.ts'
import type { VisitFailure } from '@latchkey/domain/tenants/visit-outcome'
import { VisitTrouble } from '../VisitTrouble/VisitTrouble.tsx'
import { AnswerChoice, AnswerYesNo } from './AnswerChoice.tsx'
import { AnswerDate } from './AnswerDate.tsx'
import { AnswerText } from './AnswerText.tsx'
import { useDateFormatter } from '../../date-formatter-context.ts'
import * as S from './QuestionnaireForm.styles.ts'

export interface QuestionnaireFormProps extends SubmitProps<QuestionnaireDraft> {
  /** Known values and earlier answers; read once. */
  start: QuestionnaireDraft
  /** The current time in unix seconds: dates must be after it. */
  now: () => number
  /** Called on every edit, so that answers can be stored. */
  onEdit: (draft: QuestionnaireDraft) => void
  /** The reason why the last attempt failed. */
  failure: VisitFailure | null
}

const BEDROOMS = BEDROOM_CHOICES.map((count) => ({ value: count, label: String(count) }))

/**
 * The questions for a tenant before a viewing, designed for phones first.
 *
 * @do Keep the answers when the connection fails.
 * @do Design for touch: large fields in one column.
 * @dont Do not ask for what the lead already says.
 * @key Enter: In a field, sends the form.
 * @key Arrow keys: Choose among the answers of one question.
 */
export function QuestionnaireForm({
  start,
  now,
  onEdit,
  onSubmit,
  isBusy,
  failure,
  serverErrors,
}: QuestionnaireFormProps) {
  const dateFormatter = useDateFormatter()
  const form = useForm(
    () => withLookups(QuestionnaireFormModel.create({ values: start }), { now, dateFormatter }),
    { serverErrors },
  )
  const reportEdit = useEffectEvent(onEdit)
  useEffect(
    () =>
      reaction(
        () => form.draft,
        (draft) => reportEdit(draft),
      ),
    [form],
  )

  return (
    <CheckedForm form={form} isBusy={isBusy} onSubmit={onSubmit} summaryTitle={INVALID_LEAD}>
      <S.Note>
        Questions with a star need an answer. What you enter is kept on this device until you send it.
      </S.Note>
      <Section title="About you">
        <FieldGrid>
          <AnswerText form={form} field="firstName" isRequired />
          <AnswerText form={form} field="lastName" isRequired />
          <AnswerText form={form} field="email" isRequired />
          <AnswerText form={form} field="phone" isRequired />
        </FieldGrid>
      </Section>
      <Section title="Work and income">
        <AnswerChoice form={form} field="employmentStatus" options={optionsOf(EMPLOYMENT_STATUS_LABELS)} />
        <AnswerChoice
          form={form}
          field="howWillYouPay"
          options={optionsOf(INCOME_SOURCE_LABELS, INCOME_SOURCE_ORDER)}
        />
        <AnswerChoice
          form={form}
          field="totalHouseholdIncome"
          options={optionsOf(TOTAL_HOUSEHOLD_INCOME_LABELS)}
        />
        <AnswerChoice form={form} field="budget" options={optionsOf(BUDGET_LABELS, BUDGET_ORDER)} />
      </Section>
      <Section title="The home you are looking for">
        <AnswerChoice
          form={form}
          field="desiredBedrooms"
          options={BEDROOMS}
          direction="row"
          isRequired={false}
        />
        <FieldGrid>
          <AnswerText form={form} field="pets" hint="Which animals, and how many." />
          <AnswerText form={form} field="apartmentType" hint="Such as a studio, or a top floor." />
        </FieldGrid>
        <AnswerChoice
          form={form}
          field="desiredTenancyPeriodInMonths"
          options={TENANCY_OPTIONS}
          direction="row"
        />
        <FieldGrid>
          <AnswerDate form={form} field="desiredViewingDate" kind="date-time" isRequired />
          <AnswerDate form={form} field="desiredMoveDate" kind="date" />
        </FieldGrid>
      </Section>
      <Section title="A few last questions">
        <AnswerYesNo
          form={form}
          field="rightToRentShareCode"
          hint="Have you got a share code that proves your right to rent? There is no need to tell us the code."
        />
        <AnswerChoice
          form={form}
          field="currentLivingArrangements"
          options={optionsOf(LIVING_ARRANGEMENT_LABELS)}
        />
        <AnswerChoice
          form={form}
          field="whereDidYouHearAboutProperty"
          options={optionsOf(HOW_HEARD_LABELS)}
        />
        <AnswerYesNo form={form} field="parkingRequired" />
        <AnswerText
          form={form}
          field="notes"
          hint="Tell us a little about yourself and what you need."
          isRequired
        />
      </Section>
      <S.Foot>
        {failure !== null && <VisitTrouble failure={failure} hasStoredAnswers />}
        <Button type="submit" variant="primary" size="large" isBusy={isBusy} busyLabel="Sending…">
          Send answers
        </Button>
      </S.Foot>
    </CheckedForm>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <S.Section aria-labelledby={id}>
      <S.Heading id={id}>{title}</S.Heading>
      {children}
    </S.Section>
  )
}
