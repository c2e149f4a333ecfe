import { LEAD_RESERVATION_DATES } from '@latchkey/domain/leads/lead.fields'
import { isLeadStatus, showsReferencing, statusShows } from '@latchkey/domain/leads/lead.status'
import { observer } from 'mobx-react-lite'
import type { SectionProps } from './LeadTextField.tsx'
import { ReservationSection } from './ReservationSection.tsx'
import { StatusSection } from './StatusSection.tsx'
import { TextSection } from './TextSection.tsx'
import { ViewingSection, type ViewingSectionProps } from './ViewingSection.tsx'
import * as S from './LeadFields.styles.ts'

export interface LeadFieldsProps extends ViewingSectionProps, SectionProps {}

/** All fields of a lead. */
export function LeadFields({ onCopied, ...props }: LeadFieldsProps) {
  const { form, lead } = props
  const section = { form, onCopied }
  return (
    <S.Body>
      <S.Columns>
        <S.Column>
          <TextSection {...section} section="tenant" />
          <TextSection {...section} section="address" />
          <TextSection {...section} section="notes" />
        </S.Column>
        <S.Column>
          <StatusSection form={form} savedStatus={lead?.status ?? null} />
          <StageSection {...props} />
          <TextSection {...section} section="property" columns={3} />
        </S.Column>
      </S.Columns>
    </S.Body>
  )
}

/** The fields of the selected status (rule L7). */
const StageSection = observer(function StageSection(props: ViewingSectionProps) {
  const status = props.form.value('status')
  if (!isLeadStatus(status)) return null
  if (statusShows(status, 'viewingDate')) return <ViewingSection {...props} />
  const hasReservation =
    LEAD_RESERVATION_DATES.some((field) => statusShows(status, field)) || showsReferencing(status)
  return hasReservation && <ReservationSection {...props} status={status} />
})
