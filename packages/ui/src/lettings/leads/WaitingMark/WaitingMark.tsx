import type { Waiting } from '@latchkey/domain/leads/waiting/waiting.contract'
import { waitingLine } from '@latchkey/domain/leads/waiting/waiting.messages'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { useWaiting } from './use-waiting.ts'
import * as S from './WaitingMark.styles.ts'

export interface WaitingMarkProps {
  waiting: Waiting
}

/**
 * The time that a lead has waited for its first answer, in opening hours; updates every minute.
 *
 * @do Show it wherever a lead waits: text and icon say it, colour only supports them.
 * @dont Do not count minutes anywhere else: the mark follows the clock, as far as the answer of the server
 *   says.
 */
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
