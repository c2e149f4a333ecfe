import type { OpenRecordId } from '@latchkey/domain/navigation/open-record'
import { rememberOpened } from '@latchkey/domain/search/recent-items'
import type { RecordKind } from '@latchkey/domain/search/record-names'
import { useEffect } from 'react'
import { useRuntime } from '../runtime/runtime.ts'

/** Remembers the record for the search. */
export function useRememberOpened(kind: RecordKind, open: OpenRecordId): void {
  const { storage } = useRuntime()
  useEffect(() => {
    if (typeof open === 'number') rememberOpened(storage, { kind, id: open })
  }, [storage, kind, open])
}
