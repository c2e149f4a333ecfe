import { STORAGE_KEYS } from '../platform/storage/storage-keys.ts'
import type { StoragePort } from '../platform/storage/storage.ts'
import { RECENT_MAX } from './search.limits.ts'
import { recordNamesIn, recordNamesText, type RecordName } from './record-names.ts'

/** Kinds and ids only, latest first (rule A1.5). */
export function recentItems(storage: StoragePort): RecordName[] {
  const kept = storage.getItem(STORAGE_KEYS.recentItems)
  return kept === null ? [] : (recordNamesIn(kept) ?? [])
}

export function rememberOpened(storage: StoragePort, opened: RecordName): void {
  const others = recentItems(storage).filter(({ kind, id }) => kind !== opened.kind || id !== opened.id)
  storage.setItem(STORAGE_KEYS.recentItems, recordNamesText([opened, ...others].slice(0, RECENT_MAX)))
}
