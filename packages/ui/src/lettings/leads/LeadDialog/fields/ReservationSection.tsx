import { LEAD_STATUS, type LeadStatus } from '@latchkey/domain/leads/lead.enums'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import { DASH } from '@latchkey/domain/platform/labels'
import { formatGbp } from '@latchkey/domain/platform/money'
import type { DateFormatter } from '@latchkey/domain/platform/time'
import { FieldGrid } from '../../../../layout/FieldGrid/FieldGrid.tsx'
import { FormSection } from './FormSection.tsx'
import { LeadDateField } from './LeadDateField.tsx'
import type { SectionProps } from './LeadTextField.tsx'
import * as S from './LeadFields.styles.ts'

export interface ReservationSectionProps extends Pick<SectionProps, 'form'> {
  lead: LeadRecord | null
  /** The selected status. */
  status: LeadStatus
  dateFormatter: DateFormatter
}

const WITH_REFERENCING: readonly LeadStatus[] = [
  LEAD_STATUS.ReservationDeclined,
  LEAD_STATUS.ReservationConsider,
]

/** The date of the selected status, or the referee's result. Source: specification §4, decision L9. */
export function ReservationSection({ form, lead, status, dateFormatter }: ReservationSectionProps) {
  return (
    <FormSection title="Reservation">
      {status === LEAD_STATUS.ReservationSent && (
        <FieldGrid>
          <LeadDateField form={form} field="reservationSentDate" dateFormatter={dateFormatter} />
        </FieldGrid>
      )}
      {status === LEAD_STATUS.ReservationComplete && (
        <FieldGrid>
          <LeadDateField form={form} field="reservationCompleteDate" dateFormatter={dateFormatter} />
        </FieldGrid>
      )}
      {WITH_REFERENCING.includes(status) && (
        <S.Facts>
          <div>
            <S.Term>Referencing status</S.Term>
            <dd>{lead?.document?.status.trim() || DASH}</dd>
          </div>
          <div>
            <S.Term>Maximum rent</S.Term>
            <dd>{formatGbp(lead?.document?.maxRent ?? null) || DASH}</dd>
          </div>
        </S.Facts>
      )}
    </FormSection>
  )
}
