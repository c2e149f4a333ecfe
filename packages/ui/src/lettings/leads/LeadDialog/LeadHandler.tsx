import { handlerHeading, isUnassigned } from '@latchkey/domain/leads/handler/handler.words'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import { Button } from '../../../controls/Button/Button.tsx'
import * as S from './LeadDialog.styles.ts'

/** What can be done with who has a lead; each has a button only when it is given. Source: decision A2.1. */
export interface LeadHandlerActs {
  /** The person who reads the dialog. */
  userId?: number | undefined
  /** Takes a lead that nobody has. */
  onTake?: (() => void) | undefined
  /** Gives one's own lead back. */
  onRelease?: (() => void) | undefined
  /** Opens the dialog in which it is given to somebody. */
  onAssign?: (() => void) | undefined
}

export interface LeadHandlerProps extends LeadHandlerActs {
  lead: Pick<LeadRecord, 'handler' | 'handlerMayOpen'>
  isBusy: boolean
}

/** Who has the lead. Source: decision A2. */
export function LeadHandler({
  lead: { handler, handlerMayOpen },
  isBusy,
  userId,
  onTake,
  onRelease,
  onAssign,
}: LeadHandlerProps) {
  const isMine = handler !== null && handler.id === userId
  // One button in both cases, so that it keeps the focus when it changes.
  const own = isUnassigned(handler, handlerMayOpen)
    ? { label: 'Take', act: onTake }
    : { label: 'Release', act: isMine ? onRelease : undefined }
  return (
    <S.HeaderFacts>
      <span>{handlerHeading(handler)}</span>
      {own.act && (
        // Disabled it would lose the focus.
        <Button
          size="small"
          aria-disabled={isBusy || undefined}
          onClick={() => {
            if (!isBusy) own.act?.()
          }}
        >
          {own.label}
        </Button>
      )}
      {onAssign && (
        <Button size="small" disabled={isBusy} onClick={onAssign}>
          Assign…
        </Button>
      )}
    </S.HeaderFacts>
  )
}
