import type { Option } from '@latchkey/domain/platform/labels'
import { YES_NO_OPTIONS } from '@latchkey/domain/questionnaire/questionnaire.enums'
import {
  QUESTIONNAIRE_LABELS,
  type QuestionnaireField,
} from '@latchkey/domain/questionnaire/questionnaire.labels'
import { Button } from '../../../controls/Button/Button.tsx'
import { RadioGroup } from '../../../controls/RadioGroup/RadioGroup.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import type { QuestionnaireFormState } from './questionnaire-form.ts'
import * as S from './QuestionnaireForm.styles.ts'

const YES_NO = YES_NO_OPTIONS.map(({ label }) => ({ value: label, label }))

/** What a choice among answers accepts. */
export interface AnswerChoiceProps {
  form: QuestionnaireFormState
  field: Exclude<QuestionnaireField, 'rightToRentShareCode' | 'parkingRequired'>
  options: readonly Option[]
  direction?: 'column' | 'row'
  /** False for a question that may be left out; then an answer can be taken back. */
  isRequired?: boolean
}

/** A question with an answer out of a few. */
export function AnswerChoice({ form, field, options, direction, isRequired = true }: AnswerChoiceProps) {
  const value = form.draft[field]
  return (
    <Field
      label={QUESTIONNAIRE_LABELS[field]}
      name={field}
      error={form.errorOf(field)}
      isGroup
      isRequired={isRequired}
    >
      <RadioGroup
        options={options}
        value={typeof value === 'number' ? value : null}
        onChange={(choice) => form.set(field, choice)}
        direction={direction}
        size="large"
      />
      {!isRequired && value !== null && <TakeBack onClick={() => form.set(field, null)} field={field} />}
    </Field>
  )
}

/** What a yes or no accepts. */
export interface AnswerYesNoProps {
  form: QuestionnaireFormState
  field: 'rightToRentShareCode' | 'parkingRequired'
  hint?: string
}

/** A question with Yes or No for an answer, which may be left out. */
export function AnswerYesNo({ form, field, hint }: AnswerYesNoProps) {
  const value = form.draft[field]
  return (
    <Field label={QUESTIONNAIRE_LABELS[field]} name={field} error={form.errorOf(field)} hint={hint} isGroup>
      <RadioGroup
        options={YES_NO}
        value={YES_NO_OPTIONS.find((option) => option.value === value)?.label ?? null}
        onChange={(choice) =>
          form.set(field, YES_NO_OPTIONS.find(({ label }) => label === choice)?.value ?? null)
        }
        direction="row"
        size="large"
      />
      {value !== null && <TakeBack onClick={() => form.set(field, null)} field={field} />}
    </Field>
  )
}

function TakeBack({ field, onClick }: { field: QuestionnaireField; onClick: () => void }) {
  return (
    <S.TakeBack>
      <Button
        variant="quiet"
        size="small"
        onClick={onClick}
        aria-label={`Clear answer: ${QUESTIONNAIRE_LABELS[field]}`}
      >
        Clear answer
      </Button>
    </S.TakeBack>
  )
}
