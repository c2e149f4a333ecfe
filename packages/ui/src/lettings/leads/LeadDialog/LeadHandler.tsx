import { handlerHeading, isUnassigned } from '@latchkey/domain/leads/handler/handler.messages'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import { Button } from '../../../controls/Button/Button.tsx'
import * as S from './LeadDialog.styles.ts'

/** Actions on the handler; each has a button only if given. */
export interface LeadHandlerActions {
  /** The signed-in user. */
  userId?: number | undefined
  /** Called when the user takes an unassigned lead. */
  onTake?: (() => void) | undefined
  /** Called to release one's own lead. */
  onRelease?: (() => void) | undefined
  /** Called to open the dialog that assigns the lead. */
  onAssign?: (() => void) | undefined
}

export interface LeadHandlerProps extends LeadHandlerActions {
  lead: Pick<LeadRecord, 'handler' | 'handlerMayOpen' | 'waiting'>
  isBusy: boolean
}

/** The handler of the lead, with buttons to take, release and assign it. */
export function LeadHandler({
  lead: { handler, handlerMayOpen, waiting },
  isBusy,
  userId,
  onTake,
  onRelease,
  onAssign,
}: LeadHandlerProps) {
  const isMine = handler !== null && handler.id === userId
  // One button for both actions, so that it keeps the focus when its label changes.
  const own = isUnassigned(handler, handlerMayOpen)
    ? { label: 'Take', onClick: onTake }
    : { label: 'Release', onClick: isMine ? onRelease : undefined }
  return (
    <S.FactWithAction>
      <span>{handlerHeading(handler)}</span>
      {own.onClick && (
        // The first thing to do with a lead that is nobody's, unless the tenant waits for an answer.
        <Button
          size="small"
          variant={own.label === 'Take' && waiting === null ? 'secondary' : 'quiet'}
          isInactive={isBusy}
          onClick={own.onClick}
        >
          {own.label}
        </Button>
      )}
      {onAssign && (
        <Button size="small" variant="quiet" isInactive={isBusy} onClick={onAssign}>
          Assign…
        </Button>
      )}
    </S.FactWithAction>
  )
}
