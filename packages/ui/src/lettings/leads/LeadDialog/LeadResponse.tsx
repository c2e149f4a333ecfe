import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import {
  RESPONSE_METHODS,
  MARK_AS_ANSWERED,
  type ResponseMethod,
} from '@latchkey/domain/leads/waiting/waiting.messages'
import { useRef } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { useFocusBefore } from '../../../hooks/use-focus-before.ts'
import { Menu } from '../../../overlays/Menu/Menu.tsx'
import { WaitingMark } from '../WaitingMark/WaitingMark.tsx'
import * as S from './LeadDialog.styles.ts'

export interface LeadResponseProps {
  lead: Pick<LeadRecord, 'waiting'>
  isBusy: boolean
  /** Called to mark the lead as answered; without it there is no button. */
  onAnswered?: ((how: ResponseMethod) => void) | undefined
}

/**
 * The waiting time of a lead, and a menu to mark it as answered; renders nothing for a lead that is not
 * waiting (rule A3.1).
 */
export function LeadResponse({ lead: { waiting }, isBusy, onAnswered }: LeadResponseProps) {
  if (waiting === null) return null
  return (
    <S.FactWithAction>
      <WaitingMark waiting={waiting} />
      {onAnswered && <AnswerMenu isBusy={isBusy} onAnswered={onAnswered} />}
    </S.FactWithAction>
  )
}

interface AnswerMenuProps {
  isBusy: boolean
  onAnswered: (how: ResponseMethod) => void
}

/** Unmounts once the lead is answered. */
function AnswerMenu({ isBusy, onAnswered }: AnswerMenuProps) {
  const place = useRef<HTMLSpanElement>(null)
  useFocusBefore(place)

  return (
    <span ref={place}>
      <Menu
        label={MARK_AS_ANSWERED.title}
        align="start"
        trigger={
          <Button size="small" isInactive={isBusy}>
            {MARK_AS_ANSWERED.title}
          </Button>
        }
        items={RESPONSE_METHODS.map(({ how, label }) => ({
          label,
          onSelect: () => {
            if (!isBusy) onAnswered(how)
          },
        }))}
      />
    </span>
  )
}
