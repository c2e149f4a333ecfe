import type { Option } from '@latchkey/domain/platform/values/labels'
import { YES_NO_OPTIONS } from '@latchkey/domain/leads/questionnaire/answer.enums'
import {
  QUESTIONNAIRE_LABELS,
  type QuestionnaireDraft,
  type QuestionnaireField,
} from '@latchkey/domain/tenants/questionnaire/questionnaire.draft'
import { Button } from '../../../controls/Button/Button.tsx'
import { RadioGroup } from '../../../inputs/RadioGroup/RadioGroup.tsx'
import type { BoundValues } from '../../../forms/bound-form.ts'
import { BoundField } from '../../../forms/BoundField.tsx'
import * as S from './QuestionnaireForm.styles.ts'

const YES_NO = YES_NO_OPTIONS.map(({ label }) => ({ value: label, label }))

type YesNoField = 'rightToRentShareCode' | 'parkingRequired'

/** The fields with a choice. */
export type ChoiceField = {
  [Field in QuestionnaireField]: QuestionnaireDraft[Field] extends number | null ? Field : never
}[QuestionnaireField]

export interface AnswerChoiceProps {
  form: BoundValues<QuestionnaireDraft>
  field: ChoiceField
  options: readonly Option[]
  direction?: 'column' | 'row'
  /** False for an optional question, whose answer can be cleared. */
  isRequired?: boolean
}

/** A question with a few options. */
export function AnswerChoice({ form, field, options, direction, isRequired = true }: AnswerChoiceProps) {
  return (
    <BoundField form={form} name={field} isGroup isRequired={isRequired}>
      {({ value, onChange }) => (
        <>
          <RadioGroup
            options={options}
            value={value}
            onChange={onChange}
            direction={direction}
            size="large"
          />
          {!isRequired && value !== null && <TakeBack onClick={() => onChange(null)} field={field} />}
        </>
      )}
    </BoundField>
  )
}

export interface AnswerYesNoProps {
  form: BoundValues<QuestionnaireDraft>
  field: YesNoField
  hint?: string
}

/** An optional question with the options Yes and No. */
export function AnswerYesNo({ form, field, hint }: AnswerYesNoProps) {
  return (
    <BoundField form={form} name={field} hint={hint} isGroup>
      {({ value, onChange }) => (
        <>
          <RadioGroup
            options={YES_NO}
            value={YES_NO_OPTIONS.find((option) => option.value === value)?.label ?? null}
            onChange={(choice) =>
              onChange(YES_NO_OPTIONS.find(({ label }) => label === choice)?.value ?? null)
            }
            direction="row"
            size="large"
          />
          {value !== null && <TakeBack onClick={() => onChange(null)} field={field} />}
        </>
      )}
    </BoundField>
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
