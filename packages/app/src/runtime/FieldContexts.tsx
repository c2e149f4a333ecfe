import { readDateText } from '@latchkey/domain/platform/values/date-text'
import { DateReaderContext } from '@latchkey/ui/inputs/dates/date-reader.ts'
import { AgentDiaryContext } from '@latchkey/ui/lettings/agent-diary-context.ts'
import { DateFormatterContext } from '@latchkey/ui/lettings/date-formatter-context.ts'
import { HoldEditsContext } from '@latchkey/ui/lettings/form-guard-context.ts'
import { WaitingRunOutContext } from '@latchkey/ui/lettings/waiting-run-out-context.ts'
import { useCallback, type PropsWithChildren } from 'react'
import { useHoldEdits } from './use-hold-edits.ts'
import { businessDateFormatter } from '../config/date-formatter.ts'
import { useRoot } from './runtime.ts'

/** Provides the contexts that components of packages/ui read. */
export function FieldContexts({ children }: PropsWithChildren) {
  const { agentDiary, leads } = useRoot()
  const holdEdits = useHoldEdits()
  const readAgain = useCallback(() => leads.receivePush(), [leads])
  return (
    <DateFormatterContext value={businessDateFormatter}>
      <DateReaderContext value={readDateText}>
        <AgentDiaryContext value={agentDiary}>
          <WaitingRunOutContext value={readAgain}>
            <HoldEditsContext value={holdEdits}>{children}</HoldEditsContext>
          </WaitingRunOutContext>
        </AgentDiaryContext>
      </DateReaderContext>
    </DateFormatterContext>
  )
}
