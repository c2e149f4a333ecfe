import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import { ANSWER_HOW, MARK_AS_ANSWERED, type AnswerHow } from '@latchkey/domain/leads/waiting/waiting.words'
import { Button } from '../../../controls/Button/Button.tsx'
import { Menu } from '../../../overlays/Menu/Menu.tsx'
import { WaitingMark } from '../WaitingMark/WaitingMark.tsx'
import * as S from './LeadDialog.styles.ts'

export interface LeadAnswerProps {
  lead: Pick<LeadRecord, 'waiting'>
  isBusy: boolean
  /** Marks the lead as answered; without it there is no button. */
  onAnswered?: ((how: AnswerHow) => void) | undefined
}

/** How long the lead has waited, and the way to say that it was answered; nothing for one that does not wait. Source: decision A3. */
export function LeadAnswer({ lead: { waiting }, isBusy, onAnswered }: LeadAnswerProps) {
  if (waiting === null) return null
  return (
    <S.HeaderFacts>
      <WaitingMark waiting={waiting} />
      {onAnswered && (
        <Menu
          label={MARK_AS_ANSWERED.title}
          align="start"
          trigger={
            <Button size="small" disabled={isBusy}>
              {MARK_AS_ANSWERED.title}
            </Button>
          }
          items={ANSWER_HOW.map(({ how, label }) => ({ label, onSelect: () => onAnswered(how) }))}
        />
      )}
    </S.HeaderFacts>
  )
}
