import { create } from 'vest'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { TEXT_MAX } from '../platform/limits.ts'
import { errorsOf, requiredText } from '../platform/validation/suite-rules.ts'
import { cleanText } from '../platform/values/text.ts'

/** A person's own name as the form holds and sends it. */
export interface ProfileDraft {
  firstName: string
  lastName: string
}

/** The rules of a profile. A factory, because overlapping runs of one suite disturb each other. Source: decision G30. */
export const createProfileSuite = () =>
  create((draft: ProfileDraft) => {
    requiredText('firstName', draft.firstName, TEXT_MAX)
    requiredText('lastName', draft.lastName, TEXT_MAX)
  })

/** A profile with its text as it is stored. */
export function cleanProfile({ firstName, lastName }: ProfileDraft): ProfileDraft {
  return { firstName: cleanText(firstName), lastName: cleanText(lastName) }
}

/** What is wrong with a profile, in the form as on the server. */
export function validateProfile(draft: ProfileDraft): ErrorsByField {
  return errorsOf(createProfileSuite().runStatic(cleanProfile(draft)))
}
