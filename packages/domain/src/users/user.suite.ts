import { create } from 'vest'
import { isActiveValue } from '../platform/values/active.ts'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { errorsOf, optionalText, requiredEmail, rule } from '../platform/validation/suite-rules.ts'
import { TEXT_MAX } from '../platform/limits.ts'
import { cleanText } from '../platform/values/text.ts'
import { normalisedEmail } from '../platform/values/email.ts'
import { USERNAME_MAX } from '../session/session.rules.ts'

export interface UserDraft {
  /** An email address. */
  username: string
  /** 1 or 0; null until chosen. */
  active: number | null
  firstName: string
  lastName: string
  /** Ids, in ascending order; null and none are the same. */
  roleIds: readonly number[] | null
}

export const EMPTY_USER: UserDraft = {
  username: '',
  active: null,
  firstName: '',
  lastName: '',
  roleIds: [],
}

/** Data that the rules need beyond the draft; what is omitted passes. */
export interface UserLookups {
  /** Compares in any case. */
  isNameFree?: (username: string) => boolean
  knowsRole?: (id: number) => boolean
}

/** A factory, because overlapping runs of one suite interfere with each other. */
export const createUserSuite = ({ isNameFree = () => true, knowsRole = () => true }: UserLookups = {}) =>
  create((draft: UserDraft) => {
    requiredEmail('username', draft.username, USERNAME_MAX)
    rule('username', 'unique', () => isNameFree(draft.username))
    rule('active', 'required', () => draft.active !== null)
    rule('active', 'enumerable', () => isActiveValue(draft.active))
    optionalText('firstName', draft.firstName, TEXT_MAX)
    optionalText('lastName', draft.lastName, TEXT_MAX)
    rule('roleIds', 'enumerable', () => (draft.roleIds ?? []).every(knowsRole))
  })

/** Text as it will be stored. */
export function cleanUser(draft: UserDraft): UserDraft {
  return {
    ...draft,
    username: normalisedEmail(draft.username),
    firstName: cleanText(draft.firstName),
    lastName: cleanText(draft.lastName),
  }
}

export function validateUser(draft: UserDraft, lookups?: UserLookups): ErrorsByField {
  return errorsOf(createUserSuite(lookups), cleanUser(draft))
}
