import type { Permission } from '../permissions/permission.enums.ts'

export const IMPORT_KINDS = ['enquiries', 'homes', 'projects', 'staff'] as const

/** A file contains records of one kind. `projects` is projects with their units, a unit a row. */
export type ImportKind = (typeof IMPORT_KINDS)[number]

export const IMPORT_STATES = [
  'reading',
  'unreadable',
  'draft',
  'checking',
  'checked',
  'importing',
  'stopped',
  'done',
  'undoing',
  'undone',
] as const

export type ImportState = (typeof IMPORT_STATES)[number]

export const IMPORT_ENCODINGS = ['utf-8', 'utf-16', 'windows-1252'] as const

export type ImportEncoding = (typeof IMPORT_ENCODINGS)[number]

export const IMPORT_DELIMITERS = [',', ';', '\t', '|'] as const

export type ImportDelimiter = (typeof IMPORT_DELIMITERS)[number]

export const DATE_ORDERS = ['dmy', 'mdy', 'ymd'] as const

export type DateOrder = (typeof DATE_ORDERS)[number]

export const IMPORT_OUTCOMES = ['create', 'update', 'same', 'left-out', 'problem'] as const

export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]

/** Reasons why a row is left out. */
export const LEFT_OUT_REASONS = ['chosen', 'word', 'known', 'old', 'deleted', 'merged', 'anonymised'] as const

export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]

export const REMARKS = [
  'unfit',
  'phone',
  'zero',
  'several',
  'cut',
  'shifted',
  'today',
  'no-home',
  'no-person',
  'clash',
  'duplicate',
  'kept',
  'stand-in',
] as const

/** A row with remarks is imported. */
export type Remark = (typeof REMARKS)[number]

/** Reasons why an undo leaves a record. */
export const STAY_REASONS = ['changed', 'used', 'signed-in'] as const

export type StayReason = (typeof STAY_REASONS)[number]

export const IMPORT_FIELD_TYPES = [
  'text',
  'email',
  'phone',
  'postcode',
  'date',
  'time',
  'choice',
  'person',
  'roles',
  'flag',
  'number',
  'amount',
] as const

export type ImportFieldType = (typeof IMPORT_FIELD_TYPES)[number]

/** A column stays in the notes, or goes nowhere, instead of becoming a field. */
export const KEEP = 'keep'
export const DROP = 'drop'

/** Required for a kind, besides `data-import`. */
export const IMPORT_PERMISSIONS: Readonly<Record<ImportKind, Permission>> = {
  enquiries: 'enquiries-view',
  homes: 'properties-view',
  projects: 'properties-view',
  staff: 'users-view',
}

export const permittedKinds = (can: (permission: Permission) => boolean): ImportKind[] =>
  IMPORT_KINDS.filter((kind) => can(IMPORT_PERMISSIONS[kind]))
