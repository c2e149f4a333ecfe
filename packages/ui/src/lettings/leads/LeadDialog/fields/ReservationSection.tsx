import { LEAD_RESERVATION_DATES, LEAD_SECTION_TITLES } from '@latchkey/domain/leads/lead.fields'
import { showsReferencing, statusShows, type LeadStatus } from '@latchkey/domain/leads/lead-status'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import { DASH } from '@latchkey/domain/platform/values/labels'
import { formatGbp } from '@latchkey/domain/platform/values/money'
import { FieldGrid } from '../../../../layout/FieldGrid/FieldGrid.tsx'
import { FormSection } from './FormSection.tsx'
import { LeadDateField } from './LeadDateField.tsx'
import type { SectionProps } from './LeadTextField.tsx'
import * as S from './LeadFields.styles.ts'

export interface ReservationSectionProps extends Pick<SectionProps, 'form'> {
  lead: LeadRecord | null
  /** The selected status. */
  status: LeadStatus
}

/** The date of the selected status, or the referee's result. */
export function ReservationSection({ form, lead, status }: ReservationSectionProps) {
  return (
    <FormSection title={LEAD_SECTION_TITLES.reservation}>
      {LEAD_RESERVATION_DATES.filter((field) => statusShows(status, field)).map((field) => (
        <FieldGrid key={field}>
          <LeadDateField form={form} field={field} isRequired />
        </FieldGrid>
      ))}
      {showsReferencing(status) && (
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
