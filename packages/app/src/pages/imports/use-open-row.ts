import type { ImportRow } from '@latchkey/domain/imports/import.contract'
import type { ImportsPage } from '@latchkey/domain/imports/imports-page.store'
import type { OpenRecordId } from '@latchkey/domain/navigation/open-record'
import { useEffect, useState } from 'react'

/**
 * The row that is open, on whatever page it is. It stays open, with its edits, where a colleague's change takes it from
 * the list. Call it from an observer.
 */
export function useOpenRow({ opened }: ImportsPage, open: OpenRecordId): ImportRow | null {
  const line = typeof open === 'number' ? open : 0
  const { rows, sought } = opened
  const listed = rows.rows.find((row) => row.line === line)
  const isListed = listed !== undefined
  useEffect(() => {
    void opened.seek(isListed ? 0 : line)
  }, [opened, line, isListed])
  const shown = listed ?? (sought?.line === line ? sought : undefined)
  const [kept, setKept] = useState<ImportRow | null>(null)
  if (shown !== undefined && shown !== kept) setKept(shown)
  if (shown !== undefined) return shown
  return kept !== null && kept.line === line ? kept : null
}
