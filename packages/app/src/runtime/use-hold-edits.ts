import { openRecordIn } from '@latchkey/domain/navigation/open-record'
import type { HoldEdits } from '@latchkey/ui/lettings/form-guard-context.ts'
import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { useRoot } from './runtime.ts'

const leadIn = (search: string) => openRecordIn(new URLSearchParams(search), 'lead')

/** Asks before the edits of a dialog without an address are lost by leaving the page, or the lead under the dialog. */
export function useHoldEdits(): HoldEdits {
  const { unsaved } = useRoot()
  const { pathname, search } = useLocation()
  const lead = leadIn(search)
  return useCallback(
    (edits) =>
      unsaved.hold({
        edits,
        staysOpenAt: (next) => next.pathname === pathname && leadIn(next.search) === lead,
      }),
    [unsaved, pathname, lead],
  )
}
