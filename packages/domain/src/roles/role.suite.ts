import { create } from 'vest'
import { isActiveValue } from '../platform/values/active.ts'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { errorsOf, requiredText, rule } from '../platform/validation/suite-rules.ts'
import { cleanText } from '../platform/values/text.ts'
import type { RoleDraft } from './role.draft.ts'
import { ROLE_NAME_MAX } from './role.limits.ts'

/** What the rules need to know beyond the draft; what is left out passes. */
export interface RoleLookups {
  /** True when no other role has the name, whatever its case. Source: decision R4. */
  isNameFree?: (name: string) => boolean
  knowsPermission?: (id: number) => boolean
}

/** The rules of a role. A factory, because overlapping runs of one suite disturb each other. Source: specification §5. */
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

/** A role with its name as it is stored. */
export function cleanRole<Draft extends RoleDraft>(draft: Draft): Draft {
  return { ...draft, name: cleanText(draft.name) }
}

/** What is wrong with a role, in the form as on the server. */
export function validateRole(draft: RoleDraft, lookups?: RoleLookups): ErrorsByField {
  return errorsOf(createRoleSuite(lookups).runStatic(cleanRole(draft)))
}
