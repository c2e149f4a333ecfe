import { openRecordIn } from '@latchkey/domain/navigation/open-record'
import type { HoldEdits } from '@latchkey/ui/lettings/form-guard-context.ts'
import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { useRoot } from './runtime.ts'

/** The lead, or the row of an import, that is open. */
const recordIn = (search: string) =>
  ['lead', 'row'].map((name) => openRecordIn(new URLSearchParams(search), name)).join()

/** Asks before the edits of a dialog without an address are lost by leaving the page, or the lead under the dialog; or those of a row of an import. */
export function useHoldEdits(): HoldEdits {
  const { unsaved } = useRoot()
  const { pathname, search } = useLocation()
  const record = recordIn(search)
  return useCallback(
    (edits) =>
      unsaved.hold({
        edits,
        staysOpenAt: (next) => next.pathname === pathname && recordIn(next.search) === record,
      }),
    [unsaved, pathname, record],
  )
}
