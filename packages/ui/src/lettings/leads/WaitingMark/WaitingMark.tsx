import type { Waiting } from '@latchkey/domain/leads/waiting/waiting.contract'
import { waitingLine } from '@latchkey/domain/leads/waiting/waiting.words'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { useWaiting } from './use-waiting.ts'
import * as S from './WaitingMark.styles.ts'

export interface WaitingMarkProps {
  waiting: Waiting
}

/** The time that a lead has waited for its first answer, in opening hours (rule A3.2); updates every minute. */
export function WaitingMark({ waiting: answered }: WaitingMarkProps) {
  const waiting = useWaiting(answered)
  return (
    <S.Root data-state={waiting.state}>
      {waiting.state === 'due' && <TriangleAlert aria-hidden />}
      {waiting.state === 'overdue' && <CircleAlert aria-hidden />}
      {waitingLine(waiting)}
    </S.Root>
  )
}
