import type { ImportCounts, ImportOptions, ImportRow } from './import.contract.ts'
import type {
  DateOrder,
  ImportDelimiter,
  ImportEncoding,
  ImportKind,
  ImportOutcome,
  ImportState,
  LeftOutReason,
  StayReason,
} from './import.enums.ts'

export const IMPORT_KIND_LABELS: Readonly<Record<ImportKind, string>> = {
  enquiries: 'Enquiries',
  homes: 'Homes',
  projects: 'Projects with units',
  staff: 'Staff',
}

export const IMPORT_STATE_LABELS: Readonly<Record<ImportState, string>> = {
  reading: 'Reading',
  unreadable: 'Not readable',
  draft: 'Being prepared',
  checking: 'Checking',
  checked: 'Checked',
  importing: 'Importing',
  stopped: 'Stopped',
  done: 'Done',
  undoing: 'Undoing',
  undone: 'Undone',
}

/** The steps of an import, in order. */
export const IMPORT_STEPS = ['file', 'columns', 'values', 'check', 'import'] as const

export type ImportStep = (typeof IMPORT_STEPS)[number]

export const IMPORT_STEP_LABELS: Readonly<Record<ImportStep, string>> = {
  file: 'File',
  columns: 'Columns',
  values: 'Values',
  check: 'Check',
  import: 'Import',
}

export const IMPORT_ENCODING_LABELS: Readonly<Record<ImportEncoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16': 'UTF-16',
  'windows-1252': 'Windows-1252',
}

export const IMPORT_DELIMITER_LABELS: Readonly<Record<ImportDelimiter, string>> = {
  ',': 'Comma',
  ';': 'Semicolon',
  '\t': 'Tab',
  '|': 'Vertical bar',
}

export const DATE_ORDER_LABELS: Readonly<Record<DateOrder, string>> = {
  dmy: 'Day month year',
  mdy: 'Month day year',
  ymd: 'Year month day',
}

export const IMPORT_OPTION_LABELS = {
  details: {
    label: 'Missing details',
    choices: { problem: 'The row is a problem', 'stand-in': 'Put stand-ins in their place' },
  },
  known: { label: 'Known already', choices: { update: 'Update', leave: 'Leave as it is' } },
  old: {
    label: 'Older than the office keeps details',
    choices: { import: 'Import', 'leave-out': 'Leave out' },
  },
} as const satisfies {
  [Name in 'details' | 'known' | 'old']: {
    label: string
    choices: Readonly<Record<ImportOptions[Name], string>>
  }
}

export const IMPORT_WORDS = {
  order: 'Start with staff, then homes: enquiries can then name them.',
  kind: 'What is in the file',
  choose: 'Choose file',
  rules: 'Excel or CSV, at most 50 MB and 100,000 rows.',
  list: 'Imports',
  system: 'Where it comes from',
  systemHint: 'A name for the old system.',
  encoding: 'Encoding',
  delimiter: 'Separator',
  sheet: 'Sheet',
  headingRow: 'Row of headings',
  firstRows: 'First five rows',
  keep: 'Keep in notes',
  drop: 'Leave out',
  afresh: 'Start afresh',
  empty: 'Where it is empty',
  none: 'None',
  include: 'Do not leave out',
  leaveRowsOut: 'Leave these rows out',
  undecided: 'Undecided',
  noValues: 'No column becomes a choice.',
  nothingNew: 'This file changes nothing: every row is known already, left out or has a problem.',
  download: 'Download rows with problems',
  checkFirst: 'The rows are not checked yet.',
  waiting: 'Let them wait for an answer',
  invite: 'Invite them',
  silent: 'Nobody is emailed.',
  stop: 'Stop',
  resume: 'Go on',
  rest: 'Import the rest',
  open: 'Open the list',
  undo: 'Undo',
  stays: 'What stays',
} as const

export const OUTCOME_LABELS: Readonly<Record<ImportOutcome, string>> = {
  create: 'New',
  update: 'Known already',
  same: 'Unchanged',
  'left-out': 'Left out',
  problem: 'Problem',
}

const WRITTEN_LABELS: Readonly<Partial<Record<ImportOutcome, string>>> = {
  create: 'Imported',
  update: 'Updated',
}

export const outcomeLabel = ({ outcome, written }: Pick<ImportRow, 'outcome' | 'written'>): string =>
  (written && WRITTEN_LABELS[outcome]) || OUTCOME_LABELS[outcome]

/** The rows that can be shown alone, in the order of their buttons. */
export const ROW_FILTERS = [
  'create',
  'update',
  'same',
  'left-out',
  'problem',
  'remarks',
  'duplicates',
] as const

export type RowFilter = (typeof ROW_FILTERS)[number]

/** The count of the rows that a filter shows. */
export const ROW_COUNTS: Readonly<Record<RowFilter, keyof ImportCounts>> = {
  create: 'create',
  update: 'update',
  same: 'same',
  'left-out': 'leftOut',
  problem: 'problems',
  remarks: 'remarks',
  duplicates: 'duplicates',
}

export const LEFT_OUT_REASON_LABELS: Readonly<Record<LeftOutReason, string>> = {
  chosen: 'Left out by hand',
  word: 'Left out by one of its values',
  known: 'Known already',
  old: 'Older than the office keeps details',
  deleted: 'Deleted here',
  merged: 'Merged here',
  anonymised: 'Anonymised here',
}

export const STAY_REASON_LABELS: Readonly<Record<StayReason, string>> = {
  changed: 'Changed since',
  used: 'In use',
  'signed-in': 'Has signed in',
}
