import type { ImportRow } from '@latchkey/domain/imports/import.contract'
import type { OpenRecordId } from '@latchkey/domain/navigation/open-record'
import { useState } from 'react'

/** The row that is open. It stays open, with its edits, where a colleague's change takes it from the list. */
export function useOpenRow(rows: readonly ImportRow[], open: OpenRecordId): ImportRow | null {
  const listed = rows.find(({ line }) => line === open)
  const [kept, setKept] = useState<ImportRow | null>(null)
  if (listed !== undefined && listed !== kept) setKept(listed)
  if (listed !== undefined) return listed
  return kept !== null && kept.line === open ? kept : null
}
