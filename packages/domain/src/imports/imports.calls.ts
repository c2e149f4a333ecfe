import { typed, type CallTable, type EnvOf } from '../platform/calls.ts'
import type { Page } from '../platform/lists/page.ts'
import type {
  Import,
  ImportField,
  ImportOptions,
  ImportRow,
  ListedImport,
  Stay,
  UndoSummary,
  WordTo,
} from './import.contract.ts'
import type { DateOrder, ImportKind, ImportOutcome } from './import.enums.ts'

/** A missing field stays as it was. */
export interface ImportReading {
  encoding?: string
  delimiter?: string
  sheet?: string
  headingRow?: number
}

/** A choice that is missing stays as it was. */
export interface ImportChange {
  system?: string
  columns?: readonly { at: number; becomes: string; dateOrder?: DateOrder }[]
  values?: Readonly<Record<string, Readonly<Record<string, WordTo>>>>
  defaults?: Readonly<Record<string, WordTo>>
  options?: Partial<ImportOptions>
  version?: number
}

export interface RowChange {
  /** Text by the place of the column. */
  cells?: Readonly<Record<number, string>>
  leaveOut?: boolean
}

export interface RowsQuestion {
  readonly id: number
  readonly page: number
  readonly limit: number
  readonly outcome?: ImportOutcome
  readonly remarks?: 1
  /** Of rows with remarks, those that will be possible duplicates. */
  readonly duplicates?: 1
  /** The row of this line alone. */
  readonly line?: number
}

export const importsCalls = {
  fields: {
    call: 'GET /imports/fields/:kind',
    params: (kind: ImportKind) => ({ kind }),
    response: typed<ImportField[]>,
  },
  upload: {
    call: 'POST /imports/:kind',
    isUpload: true,
    isCancellable: true,
    response: typed<Import>,
  },
  list: { call: 'GET /imports/:page/:limit', response: typed<Page<ListedImport>> },
  read: { call: 'GET /imports/:id', response: typed<Import> },
  readAgain: {
    call: 'POST /imports/:id/read',
    body: typed<ImportReading>,
    response: typed<Import | false>,
  },
  update: {
    call: 'POST /imports/:id/update',
    body: typed<ImportChange>,
    response: typed<Import | false>,
  },
  check: { call: 'POST /imports/:id/check' },
  rows: {
    call: 'GET /imports/:id/rows/:page/:limit',
    params: (question: RowsQuestion) => question,
    response: typed<Page<ImportRow>>,
  },
  updateRow: {
    call: 'POST /imports/:id/rows/:line',
    params: (id: number, line: number) => ({ id, line }),
    body: (_id: number, _line: number, change: RowChange) => change,
    response: typed<ImportRow | false>,
  },
  /** Saves the rows with problems on disk. */
  problems: { call: 'POST /imports/:id/problems', saveAs: () => 'Problems.xlsx' },
  start: { call: 'POST /imports/:id/start' },
  stop: { call: 'POST /imports/:id/stop' },
  undoSummary: { call: 'GET /imports/:id/undo', response: typed<UndoSummary> },
  undo: { call: 'POST /imports/:id/undo' },
  stays: { call: 'GET /imports/:id/stays/:page/:limit', response: typed<Page<Stay>> },
  remove: { call: 'POST /imports/:id/delete' },
} as const satisfies CallTable

export interface ImportsEnv extends EnvOf<{ imports: typeof importsCalls }> {}
