import type { Permission } from '../permissions/permission.enums.ts'
import { IMPORT_KINDS, type ImportKind } from './import.enums.ts'

/** Required for a kind, besides `data-import`. */
export const IMPORT_PERMISSIONS: Readonly<Record<ImportKind, Permission>> = {
  enquiries: 'enquiries-view',
  homes: 'properties-view',
  projects: 'properties-view',
  staff: 'users-view',
}

export const permittedKinds = (can: (permission: Permission) => boolean): ImportKind[] =>
  IMPORT_KINDS.filter((kind) => can(IMPORT_PERMISSIONS[kind]))
