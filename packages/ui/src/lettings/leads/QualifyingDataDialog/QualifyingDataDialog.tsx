import { answerText } from '@latchkey/domain/leads/answers/lead.answers'
import type { Lead, LeadAnswers } from '@latchkey/domain/leads/lead.contract'
import { LEAD_ANSWER_FIELDS } from '@latchkey/domain/leads/lead.draft'
import { LEAD_ANSWER_LABELS, LEAD_LABELS } from '@latchkey/domain/leads/lead.labels'
import type { DateFormatter } from '@latchkey/domain/platform/values/time'
import { Button } from '../../../controls/Button/Button.tsx'
import { Dialog } from '../../../overlays/Dialog/Dialog.tsx'
import * as S from './QualifyingDataDialog.styles.ts'

const PERSON_FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const

export interface QualifyingDataDialogProps {
  isOpen: boolean
  lead: LeadAnswers & Pick<Lead, (typeof PERSON_FIELDS)[number]>
  dateFormatter: DateFormatter
  onClose: () => void
}

/** The tenant's answers, read-only; a dash for a missing one (rule L31). */
export function QualifyingDataDialog({ isOpen, lead, dateFormatter, onClose }: QualifyingDataDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onCloseRequest={onClose}
      title="Qualifying Question Data"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <S.List>
        {PERSON_FIELDS.map((field) => (
          <S.Answer key={field}>
            <S.Question>{LEAD_LABELS[field]}</S.Question>
            <S.Words>{lead[field]}</S.Words>
          </S.Answer>
        ))}
        {LEAD_ANSWER_FIELDS.map((field) => (
          <S.Answer key={field} data-wide={field === 'qualifyingNotes' || undefined}>
            <S.Question>{LEAD_ANSWER_LABELS[field]}</S.Question>
            <S.Words>{answerText(field, lead, dateFormatter)}</S.Words>
          </S.Answer>
        ))}
      </S.List>
    </Dialog>
  )
}
