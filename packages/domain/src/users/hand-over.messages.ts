import type { DateFormatter } from '../platform/values/time.ts'
import type { PromptTexts } from '../prompts/question.store.ts'
import type { Work } from './hand-over.contract.ts'

export const WORK_TO_HAND_OVER = 'This person has work to hand over:'

export const HAND_OVER_TO = 'Hand over to'

export const NOBODY = 'Nobody'

export const HAND_OVER_ANYWAY = 'Hand over anyway'

export const leadsHandled = (total: number): string => `${total} ${total === 1 ? 'lead' : 'leads'} handled`

/** Null without any. */
const keysStay = (total: number): string | null => {
  if (total === 0) return null
  return total === 1
    ? '1 key made by this person stays in use.'
    : `${total} keys made by this person stay in use.`
}

/** The question about a user who leaves, with the keys that stay. */
export const withKeys = <Texts extends Pick<PromptTexts, 'question'>>(texts: Texts, keys: number): Texts => ({
  ...texts,
  question: [texts.question, keysStay(keys)].filter(Boolean).join(' '),
})

export const clashesWith = (
  { name, viewingDate }: NonNullable<Work['viewings'][number]['clash']>,
  dateFormatter: DateFormatter,
): string => `Clashes with ${name}, ${dateFormatter.formatTime(viewingDate)}`
