import type { StaffStore } from '@latchkey/domain/root/staff.store'
import { readDateText } from '@latchkey/domain/platform/values/date-text'
import { DateReaderContext } from '@latchkey/ui/inputs/dates/date-reader.ts'
import { AgentDiaryContext } from '@latchkey/ui/lettings/agent-diary-context.ts'
import { DateFormatterContext } from '@latchkey/ui/lettings/date-formatter-context.ts'
import { WaitingRunOutContext } from '@latchkey/ui/lettings/waiting-run-out-context.ts'
import { useCallback, type PropsWithChildren } from 'react'
import { businessDateFormatter } from '../config/date-formatter.ts'
import { StaffContext } from './staff.ts'

/** Also provides the contexts that fields of packages/ui read. */
export function StaffProvider({ staff, children }: PropsWithChildren<{ staff: StaffStore }>) {
  const readAgain = useCallback(() => staff.leads.receivePush(), [staff])
  return (
    <StaffContext value={staff}>
      <DateFormatterContext value={businessDateFormatter}>
        <DateReaderContext value={readDateText}>
          <AgentDiaryContext value={staff.agentDiary}>
            <WaitingRunOutContext value={readAgain}>{children}</WaitingRunOutContext>
          </AgentDiaryContext>
        </DateReaderContext>
      </DateFormatterContext>
    </StaffContext>
  )
}
