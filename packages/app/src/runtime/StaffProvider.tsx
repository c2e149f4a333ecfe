import type { StaffStore } from '@latchkey/domain/root/staff.store'
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
        <AgentDiaryContext value={staff.agentDiary}>
          <WaitingRunOutContext value={readAgain}>{children}</WaitingRunOutContext>
        </AgentDiaryContext>
      </DateFormatterContext>
    </StaffContext>
  )
}
