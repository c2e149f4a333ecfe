import { create } from 'vest'
import type { ErrorsByField } from '../../platform/field-errors.ts'
import { errorsOf, requiredText, rule } from '../../platform/validation/suite-rules.ts'
import { isDay } from '../../platform/values/days.ts'
import { cleanText } from '../../platform/values/text.ts'
import {
  hasNoArea,
  type ExpiryDraft,
  type KeyDraft,
  type KeyFormDraft,
  type ReplaceDraft,
} from './key.draft.ts'
import { KEEP_HOURS, KEY_NAME_MAX } from './key.limits.ts'

/** Data that the rules need beyond the draft; what is omitted passes. */
export interface KeyLookups {
  /** Compares with the other keys in use. */
  readonly isNameFree?: (name: string) => boolean
  /** In business time; a new last day is later. */
  readonly today?: string
  /** The saved last day, which may stay although it has passed. */
  readonly savedExpiresOn?: string | null
}

export const createKeySuite = (lookups: KeyLookups = {}) =>
  create((draft: KeyDraft) => {
    requiredText('name', draft.name, KEY_NAME_MAX)
    rule('name', 'unique', () => lookups.isNameFree?.(draft.name) ?? true)
    rule('areas', 'required', () => !hasNoArea(draft.areas))
    expiryRules(draft.expiresOn, lookups)
  })

function expiryRules(day: string | null, { today, savedExpiresOn }: KeyLookups): void {
  if (day === null) return
  rule('expiresOn', 'date', () => isDay(day))
  rule('expiresOn', 'minDate', () => today === undefined || day === savedExpiresOn || day > today)
}

/** The rules of the form, which says a term or a day. */
export const createKeyFormSuite = (lookups: KeyLookups = {}) =>
  create((draft: KeyFormDraft) => {
    requiredText('name', draft.name, KEY_NAME_MAX)
    rule('areas', 'required', () => !hasNoArea(draft.areas))
    termRules(draft, lookups)
  })

function termRules({ term, expiresOn }: ExpiryDraft, lookups: KeyLookups): void {
  if (term !== 'date') return
  rule('expiresOn', 'required', () => expiresOn !== '')
  expiryRules(expiresOn, lookups)
}

function keepRules(keepHours: number | null): void {
  rule('keepHours', 'invalid', () => keepHours === null || Number.isInteger(keepHours))
  rule('keepHours', 'min', () => keepHours === null || keepHours >= KEEP_HOURS.min)
  rule('keepHours', 'max', () => keepHours === null || keepHours <= KEEP_HOURS.max)
}

const createReplaceSuite = (lookups: KeyLookups) =>
  create(({ keepHours, expiresOn }: { keepHours: number | null; expiresOn: string | null }) => {
    keepRules(keepHours)
    expiryRules(expiresOn, lookups)
  })

/** The rules of the form, which says a term or a day. */
export const createReplaceFormSuite = (lookups: KeyLookups = {}) =>
  create((draft: ReplaceDraft) => {
    keepRules(draft.keepHours)
    termRules(draft, lookups)
  })

/** Text as it will be stored. */
export const cleanKey = <Draft extends Pick<KeyDraft, 'name'>>(draft: Draft): Draft => ({
  ...draft,
  name: cleanText(draft.name),
})

export const validateKey = (draft: KeyDraft, lookups: KeyLookups): ErrorsByField =>
  errorsOf(createKeySuite(lookups), cleanKey(draft))

export const validateReplacing = (
  draft: { keepHours: number | null; expiresOn: string | null },
  lookups: KeyLookups,
): ErrorsByField => errorsOf(createReplaceSuite(lookups), draft)
