import { PATHS } from '../navigation/paths.ts'
import type { Permission } from '../permissions/permission.enums.ts'
import { IMPORT_KINDS, type ImportKind } from './import.enums.ts'

/** Required for a kind, besides `data-import`. */
const IMPORT_PERMISSIONS: Readonly<Record<ImportKind, Permission>> = {
  enquiries: 'enquiries-view',
  homes: 'properties-view',
  projects: 'properties-view',
  staff: 'users-view',
}

export const permittedKinds = (can: (permission: Permission) => boolean): ImportKind[] =>
  IMPORT_KINDS.filter((kind) => can(IMPORT_PERMISSIONS[kind]))

/** The list of what an import of a kind brings. */
export const IMPORT_LIST_PATHS: Readonly<Record<ImportKind, string>> = {
  enquiries: PATHS.enquiries,
  homes: PATHS.properties,
  projects: PATHS.projects,
  staff: PATHS.users,
}
