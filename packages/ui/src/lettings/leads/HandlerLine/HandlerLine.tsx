import type { Handler } from '@latchkey/domain/leads/handler/handler.contract'
import { handlerLine } from '@latchkey/domain/leads/handler/handler.messages'
import * as S from './HandlerLine.styles.ts'

export interface HandlerLineProps {
  /** Null for none. */
  handler: Handler | null
  /** True for a lead of the signed-in user. */
  isMine?: boolean
}

/**
 * The handler of a lead, below its name in a list.
 *
 * @do Use it within a LeadLine, below the name of a lead.
 * @dont Do not use it for the agent of a viewing, who may be another user.
 */
export function HandlerLine({ handler, isMine = false }: HandlerLineProps) {
  return (
    <S.Root data-may-be-cut>
      <span data-of={isMine && handler !== null ? 'me' : undefined}>{handlerLine(handler)}</span>
    </S.Root>
  )
}
