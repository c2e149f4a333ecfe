import { type ImportKind, permittedKinds as kindsPermittedTo } from '@latchkey/domain/imports/import.enums'
import { factsOf } from '@latchkey/domain/imports/import.fields'
import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import type { Actor } from '../platform/http/actor.ts'
import { forbidden, notFound } from '../platform/http/error.ts'
import { kindOf } from './import.numbers.ts'
import type { ImportRecord } from './imports.queries.ts'

export const permittedKinds = ({ permissions }: Pick<Actor, 'permissions'>): ImportKind[] =>
  kindsPermittedTo((permission) => permissions.has(permission))

/** Roles are given by those who may. */
export const mayUseField = (permissions: ReadonlySet<Permission>, kind: ImportKind, field: string): boolean =>
  factsOf(kind, field)?.type !== 'roles' || permissions.has('users-roles-update')

/**
 * Imports are seen by everybody who may import their kind (rule M1.2).
 * @throws AppError 404 for a missing import, 403 without the kind's permission
 */
export function foundImport<Found extends Pick<ImportRecord, 'kind'>>(
  actor: Pick<Actor, 'permissions'>,
  record: Found | undefined,
): Found {
  if (record === undefined) throw notFound()
  if (!permittedKinds(actor).includes(kindOf(record.kind))) throw forbidden()
  return record
}
