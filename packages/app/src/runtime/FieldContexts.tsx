import { openRecordIn } from '@latchkey/domain/navigation/open-record'
import { readDateText } from '@latchkey/domain/platform/values/date-text'
import { DateReaderContext } from '@latchkey/ui/inputs/dates/date-reader.ts'
import { AgentDiaryContext } from '@latchkey/ui/lettings/agent-diary-context.ts'
import { DateFormatterContext } from '@latchkey/ui/lettings/date-formatter-context.ts'
import { TrackEditsContext, type TrackEdits } from '@latchkey/ui/lettings/form-guard-context.ts'
import { WaitingRunOutContext } from '@latchkey/ui/lettings/waiting-run-out-context.ts'
import { useCallback, type PropsWithChildren } from 'react'
import { useLocation } from 'react-router-dom'
import { businessDateFormatter } from '../config/date-formatter.ts'
import { useRoot } from './runtime.ts'

/** Provides the contexts that components of packages/ui read. */
export function FieldContexts({ children }: PropsWithChildren) {
  const { agentDiary, leads } = useRoot()
  const trackEdits = useTrackEdits()
  const readAgain = useCallback(() => leads.receivePush(), [leads])
  return (
    <DateFormatterContext value={businessDateFormatter}>
      <DateReaderContext value={readDateText}>
        <AgentDiaryContext value={agentDiary}>
          <WaitingRunOutContext value={readAgain}>
            <TrackEditsContext value={trackEdits}>{children}</TrackEditsContext>
          </WaitingRunOutContext>
        </AgentDiaryContext>
      </DateReaderContext>
    </DateFormatterContext>
  )
}

/** The lead, or the row of an import, that is open. */
const recordIn = (search: string) =>
  ['lead', 'row'].map((name) => openRecordIn(new URLSearchParams(search), name)).join()

/** Asks before the edits of a dialog without an address are lost by leaving the page, or the lead under the dialog; or those of a row of an import. */
function useTrackEdits(): TrackEdits {
  const { unsaved } = useRoot()
  const { pathname, search } = useLocation()
  const record = recordIn(search)
  return useCallback(
    (edits) =>
      unsaved.track({
        edits,
        staysOpenAt: (next) => next.pathname === pathname && recordIn(next.search) === record,
      }),
    [unsaved, pathname, record],
  )
}
