import { PATHS } from '../navigation/paths.ts'
import type { Import, ListedImport } from './import.contract.ts'
import type { ImportKind, ImportState } from './import.enums.ts'
import { IMPORT_STEPS, type ImportStep } from './import-labels.ts'

/** Users have none, in which a column could stay. */
export const hasNotes = (kind: ImportKind): boolean => kind !== 'staff'

/** States in which a job works on it, and nothing else can be done. */
const RUNNING: readonly ImportState[] = ['importing', 'undoing']

/** Before its start, a draft can be changed. */
const DRAFTS: readonly ImportState[] = ['reading', 'draft', 'checking', 'checked']

export const canBeChanged = ({ state }: Pick<Import, 'state'>): boolean => DRAFTS.includes(state)

/** Rows can be mended after the check, and after the import. */
export const canBeMended = ({ state }: Pick<Import, 'state'>): boolean =>
  state === 'checked' || state === 'stopped' || state === 'done'

export const canBeDeleted = ({ state }: Pick<Import, 'state'>): boolean => !RUNNING.includes(state)

/** `now` is unix seconds. */
export const canBeUndone = (
  { state, undoUntil }: Pick<Import, 'state' | 'undoUntil'>,
  now: number,
): boolean => (state === 'done' || state === 'stopped') && undoUntil !== null && now < undoUntil

/** The rows that an import has written, of those to write where some are left; null before and after its undo. */
export function importedRows({
  state,
  counts,
  progress,
}: Pick<ListedImport, 'state' | 'counts' | 'progress'>): { done: number; of: number } | null {
  if (state === 'importing' || state === 'stopped') return progress
  if (state !== 'done' || counts === null) return null
  const written = counts.create + counts.update
  return { done: written, of: written }
}

/** The rows that a start would write. */
export const rowsToWrite = ({ counts, written }: Pick<Import, 'counts' | 'written'>): number =>
  counts === null ? 0 : Math.max(0, counts.create + counts.update - written.created - written.updated)

/** Before, there is nothing to choose. */
export const isRead = ({ state }: Pick<Import, 'state'>): boolean =>
  state !== 'reading' && state !== 'unreadable'

/** Of its file nothing is left: it was undone, or ended longer ago than it can be undone. */
export const isErased = ({ state, columns }: Pick<Import, 'state' | 'columns'>): boolean =>
  !DRAFTS.includes(state) && columns.length === 0

/** The step that is shown: the one that was asked for, or else the one that comes next. */
export function stepOf(
  { state, columns }: Pick<Import, 'state' | 'columns'>,
  asked: string | null,
): ImportStep {
  if (!isRead({ state })) return 'file'
  if (isErased({ state, columns })) return 'import'
  const step = IMPORT_STEPS.find((each) => each === asked)
  if (step !== undefined) return step
  if (state === 'checking' || state === 'checked') return 'check'
  return DRAFTS.includes(state) ? 'file' : 'import'
}

/** The list of what an import of a kind brings. */
export const IMPORT_LIST_PATHS: Readonly<Record<ImportKind, string>> = {
  enquiries: PATHS.enquiries,
  homes: PATHS.properties,
  projects: PATHS.projects,
  staff: PATHS.users,
}
