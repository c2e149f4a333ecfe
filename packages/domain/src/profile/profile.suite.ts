import { create } from 'vest'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { TEXT_MAX } from '../platform/limits.ts'
import { errorsOf, requiredText } from '../platform/validation/suite-rules.ts'
import { cleanText } from '../platform/values/text.ts'

export interface ProfileDraft {
  firstName: string
  lastName: string
}

/** A factory, because overlapping runs of one suite interfere with each other. */
export const createProfileSuite = () =>
  create((draft: ProfileDraft) => {
    requiredText('firstName', draft.firstName, TEXT_MAX)
    requiredText('lastName', draft.lastName, TEXT_MAX)
  })

export function cleanProfile({ firstName, lastName }: ProfileDraft): ProfileDraft {
  return { firstName: cleanText(firstName), lastName: cleanText(lastName) }
}

export function validateProfile(draft: ProfileDraft): ErrorsByField {
  return errorsOf(createProfileSuite(), cleanProfile(draft))
}
