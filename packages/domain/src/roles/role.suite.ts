import { create } from 'vest'
import { activeValue, isActiveValue } from '../platform/active.ts'
import { hasErrors, type Checked, type ErrorsByField } from '../platform/field-errors.ts'
import { readerOf } from '../platform/reader.ts'
import { errorsOf, requiredText, rule } from '../platform/suite-rules.ts'
import { cleanText } from '../platform/text.ts'
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

/** Reads a role from unknown JSON: a list of permissions that is missing is empty. Source: decision R12. */
export function readRoleDraft(body: unknown): { draft: RoleDraft; errors: ErrorsByField } {
  const reader = readerOf(body)
  const requiresTwoFactor = reader.flag('requiresTwoFactor', 'enumerable')
  const draft: RoleDraft = {
    name: reader.text('name'),
    status: activeValue(reader.flag('status', 'enumerable')),
    permissions: reader.ids('permissions', 'enumerable') ?? [],
    ...(requiresTwoFactor !== null && { requiresTwoFactor }),
  }
  return { draft, errors: reader.errors }
}

/** Reads a role from unknown JSON and holds it against every rule. Of a field with a wrong shape only that is said. */
export function checkRole(body: unknown, lookups?: RoleLookups): Checked<RoleDraft> {
  const { draft, errors } = readRoleDraft(body)
  const all = { ...validateRole(draft, lookups), ...errors }
  return hasErrors(all) ? { ok: false, errors: all } : { ok: true, value: draft }
}
