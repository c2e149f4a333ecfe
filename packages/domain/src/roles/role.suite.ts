import { create } from 'vest'
import { isActiveValue } from '../platform/values/active.ts'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { errorsOf, requiredText, rule } from '../platform/validation/suite-rules.ts'
import { cleanText } from '../platform/values/text.ts'
import type { RoleDraft } from './role.draft.ts'
import { ROLE_NAME_MAX } from './role.limits.ts'

/** Data that the rules need beyond the draft; what is omitted passes. */
export interface RoleLookups {
  /** Compares in any case. */
  isNameFree?: (name: string) => boolean
  knowsPermission?: (id: number) => boolean
}

/** A factory, because overlapping runs of one suite interfere with each other. */
export const createRoleSuite = ({
  isNameFree = () => true,
  knowsPermission = () => true,
}: RoleLookups = {}) =>
  create((draft: RoleDraft) => {
    requiredText('name', draft.name, ROLE_NAME_MAX)
    rule('name', 'unique', () => isNameFree(draft.name))
    rule('status', 'required', () => draft.status !== null)
    rule('status', 'enumerable', () => isActiveValue(draft.status))
    rule('permissions', 'enumerable', () => draft.permissions.every(knowsPermission))
  })

/** Text as it will be stored. */
export function cleanRole<Draft extends RoleDraft>(draft: Draft): Draft {
  return { ...draft, name: cleanText(draft.name) }
}

export function validateRole(draft: RoleDraft, lookups?: RoleLookups): ErrorsByField {
  return errorsOf(createRoleSuite(lookups), cleanRole(draft))
}
