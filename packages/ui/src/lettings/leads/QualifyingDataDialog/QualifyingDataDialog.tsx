import { answerText } from '@latchkey/domain/leads/questionnaire/lead-answers'
import type { Lead, LeadAnswers } from '@latchkey/domain/leads/lead.contract'
import {
  ANSWER_FIELDS,
  ANSWER_LABELS,
  ANSWER_NAMES,
} from '@latchkey/domain/leads/questionnaire/answer.fields'
import { LEAD_CONTACT_FIELDS, LEAD_LABELS } from '@latchkey/domain/leads/lead.fields'
import { Button } from '../../../controls/Button/Button.tsx'
import { Dialog } from '../../../overlays/Dialog/Dialog.tsx'
import { useDateFormatter } from '../../date-formatter-context.ts'
import * as S from './QualifyingDataDialog.styles.ts'

export interface QualifyingDataDialogProps {
  isOpen: boolean
  lead: LeadAnswers & Pick<Lead, (typeof LEAD_CONTACT_FIELDS)[number]>
  onClose: () => void
}

/**
 * The tenant's answers, read-only; a dash for a missing one.
 *
 * @do Show a dash for what was not answered.
 * @dont Do not edit answers here: use LeadDialog.
 * @key Escape: Closes it.
 */
export function QualifyingDataDialog({ isOpen, lead, onClose }: QualifyingDataDialogProps) {
  const dateFormatter = useDateFormatter()
  return (
    <Dialog
      isOpen={isOpen}
      onCloseRequest={onClose}
      title="Qualifying Question Data"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <S.List>
        {LEAD_CONTACT_FIELDS.map((field) => (
          <S.Answer key={field}>
            <S.Question>{LEAD_LABELS[field]}</S.Question>
            <S.Words>{lead[field]}</S.Words>
          </S.Answer>
        ))}
        {ANSWER_NAMES.map((field) => (
          <S.Answer key={field} data-wide={ANSWER_FIELDS[field].kind === 'long' || undefined}>
            <S.Question>{ANSWER_LABELS[field]}</S.Question>
            <S.Words>{answerText(field, lead, dateFormatter)}</S.Words>
          </S.Answer>
        ))}
      </S.List>
    </Dialog>
  )
}
