import { DASH, labelOf } from '../../platform/values/labels.ts'
import type { DateFormatter } from '../../platform/values/time.ts'
import { yesNoLabel } from './answer.enums.ts'
import { ANSWER_FIELDS, type AnswerFacts, type AnswerField, type AnswerValues } from './answer.fields.ts'

/** A dash when the answer is missing. */
export function answerText(field: AnswerField, answers: AnswerValues, dateFormatter: DateFormatter): string {
  const value = answers[field]
  if (value === null) return DASH
  if (typeof value === 'boolean') return yesNoLabel(value)
  if (typeof value === 'string') return value.trim() || DASH
  const facts: AnswerFacts = ANSWER_FIELDS[field]
  switch (facts.kind) {
    case 'choice':
      return labelOf(facts.options, value)
    case 'instant':
      return dateFormatter.formatDateTime(value) || DASH
    case 'day':
      return dateFormatter.formatDate(value) || DASH
    default:
      return String(value)
  }
}
