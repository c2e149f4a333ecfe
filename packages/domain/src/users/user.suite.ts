import { create } from 'vest'
import { isActiveValue } from '../platform/values/active.ts'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { errorsOf, requiredEmail, rule } from '../platform/validation/suite-rules.ts'
import { cleanText } from '../platform/values/text.ts'
import { USERNAME_MAX } from '../session/session.rules.ts'

/** A new user as the dialog holds and sends it. */
export interface UserDraft {
  /** An e-mail address. */
  username: string
  /** 1 or 0; null until chosen. */
  active: number | null
}

/** A Create User dialog that nothing was typed into. */
export const EMPTY_USER: UserDraft = { username: '', active: null }

/** What the rules need to know beyond the draft; what is left out passes. */
export interface UserLookups {
  /** True when nobody has the user name, whatever its case. Source: decision S7. */
  isNameFree?: (username: string) => boolean
}

/** The rules of a new user. A factory, because overlapping runs of one suite disturb each other. Source: specification §5. */
export const createUserSuite = ({ isNameFree = () => true }: UserLookups = {}) =>
  create((draft: UserDraft) => {
    requiredEmail('username', draft.username, USERNAME_MAX)
    rule('username', 'unique', () => isNameFree(draft.username))
    rule('active', 'required', () => draft.active !== null)
    rule('active', 'enumerable', () => isActiveValue(draft.active))
  })

/** A new user with the text as it is stored. */
export function cleanUser(draft: UserDraft): UserDraft {
  return { ...draft, username: cleanText(draft.username) }
}

/** What is wrong with a new user, in the dialog as on the server. */
export function validateUser(draft: UserDraft, lookups?: UserLookups): ErrorsByField {
  return errorsOf(createUserSuite(lookups).runStatic(cleanUser(draft)))
}
