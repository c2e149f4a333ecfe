import { LEAD_STATUS } from '@latchkey/domain/leads/lead.enums'
import type { Lead } from '@latchkey/domain/leads/lead.contract'
import { DASH } from '@latchkey/domain/platform/labels'
import { formatGbp } from '@latchkey/domain/platform/money'
import type { Clock } from '@latchkey/domain/platform/time'
import { FieldGrid } from '../../../layout/FieldGrid/FieldGrid.tsx'
import type { LeadForm } from '../lead-form.ts'
import { FormSection } from './FormSection.tsx'
import { LeadDateField } from './LeadDateField.tsx'
import * as S from './LeadDialog.styles.ts'

/** What the reservation needs. */
export interface ReservationSectionProps {
  form: LeadForm
  lead: Lead | null
  clock: Clock
}

const WITH_REFERENCING: readonly (number | null)[] = [
  LEAD_STATUS.ReservationDeclined,
  LEAD_STATUS.ReservationConsider,
]

/** The date that belongs to the selected status, or what the referee said. Source: specification §4, decision L9. */
export function ReservationSection({ form, lead, clock }: ReservationSectionProps) {
  const { status } = form.draft
  return (
    <FormSection title="Reservation">
      {status === LEAD_STATUS.ReservationSent && (
        <FieldGrid>
          <LeadDateField form={form} field="reservationSentDate" clock={clock} />
        </FieldGrid>
      )}
      {status === LEAD_STATUS.ReservationComplete && (
        <FieldGrid>
          <LeadDateField form={form} field="reservationCompleteDate" clock={clock} />
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
