import type { StoragePort } from '../../platform/storage/storage.ts'
import { STORAGE_KEYS } from '../../platform/storage/storage-keys.ts'
import { ANSWER_FLAG_FIELDS, ANSWER_NUMBER_FIELDS } from '../../leads/questionnaire/answer.fields.ts'
import { QUESTIONNAIRE_TEXT_FIELDS, type QuestionnaireDraft } from './questionnaire.draft.ts'
import { DAY_SECONDS } from '../../platform/values/durations.ts'
import { isRecord } from '../../platform/values/is-record.ts'

/** A week, although the link works for a month. */
export const STORED_FOR_SECONDS = 7 * DAY_SECONDS

/** Unsent changes of the tenant. */
export type StoredAnswers = Partial<QuestionnaireDraft>

/** Omits NaN, which JSON cannot distinguish from null. */
export function editsOf(base: QuestionnaireDraft, draft: QuestionnaireDraft): StoredAnswers {
  const edits = Object.entries(draft).filter(
    ([field, value]) => !Object.is(value, base[field as keyof QuestionnaireDraft]) && !Number.isNaN(value),
  )
  return Object.fromEntries(edits)
}

/** Replaces the answers of another lead. */
export function storeAnswers(
  storage: StoragePort,
  leadId: number,
  answers: StoredAnswers,
  now: number,
): void {
  if (Object.keys(answers).length === 0) return dropStoredAnswers(storage)
  const until = now + STORED_FOR_SECONDS
  storage.setItem(STORAGE_KEYS.questionnaireAnswers, JSON.stringify({ leadId, until, answers }))
}

/** Removes answers of another lead, expired ones and unreadable ones. */
export function readStoredAnswers(storage: StoragePort, leadId: number, now: number): StoredAnswers {
  const stored = parsed(storage.getItem(STORAGE_KEYS.questionnaireAnswers))
  if (stored !== null && stored['leadId'] === leadId && isFresh(stored, now))
    return answersIn(stored['answers'])
  dropStoredAnswers(storage)
  return {}
}

/** Removes expired answers of any lead. */
export function sweepStoredAnswers(storage: StoragePort, now: number): void {
  const stored = parsed(storage.getItem(STORAGE_KEYS.questionnaireAnswers))
  if (stored === null || !isFresh(stored, now)) dropStoredAnswers(storage)
}

export function dropStoredAnswers(storage: StoragePort): void {
  storage.removeItem(STORAGE_KEYS.questionnaireAnswers)
}

/** The upper bound limits the effect of a clock that was set back. */
function isFresh(stored: Record<string, unknown>, now: number): boolean {
  const { until } = stored
  return typeof until === 'number' && until > now && until <= now + STORED_FOR_SECONDS
}

const isNullOr = (type: 'number' | 'boolean') => (answer: unknown) =>
  answer === null || typeof answer === type

function answersIn(value: unknown): StoredAnswers {
  const record = isRecord(value) ? value : {}
  const taken = (fields: readonly string[], fits: (answer: unknown) => boolean) =>
    fields.filter((field) => Object.hasOwn(record, field) && fits(record[field]))
  const fields = [
    ...taken(QUESTIONNAIRE_TEXT_FIELDS, (answer) => typeof answer === 'string'),
    ...taken(ANSWER_NUMBER_FIELDS, isNullOr('number')),
    ...taken(ANSWER_FLAG_FIELDS, isNullOr('boolean')),
  ]
  return Object.fromEntries(fields.map((field) => [field, record[field]]))
}

function parsed(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}
