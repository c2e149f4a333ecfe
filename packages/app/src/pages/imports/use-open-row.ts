import type { ImportRow } from '@latchkey/domain/imports/import.contract'
import type { ImportsPage } from '@latchkey/domain/imports/imports-page.store'
import type { OpenRecordId } from '@latchkey/domain/navigation/open-record'
import { useEffect, useState } from 'react'

interface OpenRow {
  row: ImportRow | null
  /** The line in the address that no checked row has; null for none. */
  missingLine: number | null
}

/**
 * The row that is open, on whatever page it is. It stays open, with its edits, where a colleague's change takes it from
 * the list. Call it from an observer.
 */
export function useOpenRow({ opened }: ImportsPage, open: OpenRecordId): OpenRow {
  const line = typeof open === 'number' ? open : 0
  const { rows, sought, soughtLine } = opened
  const listed = rows.rows.find((row) => row.line === line)
  const isListed = listed !== undefined
  useEffect(() => {
    void opened.seek(isListed ? 0 : line)
  }, [opened, line, isListed])
  const shown = listed ?? (sought?.line === line ? sought : undefined)
  const [kept, setKept] = useState<ImportRow | null>(null)
  if (shown !== undefined && shown !== kept) setKept(shown)
  const row = shown ?? (kept?.line === line ? kept : null)
  const isMissing = row === null && line !== 0 && soughtLine === line && sought === null
  return { row, missingLine: isMissing ? line : null }
}
