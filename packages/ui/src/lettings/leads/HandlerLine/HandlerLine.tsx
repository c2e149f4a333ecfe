import type { Handler } from '@latchkey/domain/leads/handler/handler.contract'
import { handlerLine } from '@latchkey/domain/leads/handler/handler.words'
import * as S from './HandlerLine.styles.ts'

export interface HandlerLineProps {
  /** Null for nobody. */
  handler: Handler | null
  /** True for a lead of the person who reads it. */
  isMine?: boolean
}

/** Who has a lead, below its name in a list. Source: decision A2. */
export function HandlerLine({ handler, isMine = false }: HandlerLineProps) {
  return (
    <S.Root data-may-be-cut>
      <S.Words data-of={handler === null ? 'nobody' : isMine ? 'me' : undefined}>
        {handlerLine(handler)}
      </S.Words>
    </S.Root>
  )
}
