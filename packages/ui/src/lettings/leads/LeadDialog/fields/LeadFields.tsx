import { isLeadStatus, showsReferencing, statusShows } from '@latchkey/domain/leads/lead.status'
import { observer } from 'mobx-react-lite'
import { AddressSection } from './AddressSection.tsx'
import type { SectionProps } from './LeadTextField.tsx'
import { NotesSection } from './NotesSection.tsx'
import { PropertySection } from './PropertySection.tsx'
import { ReservationSection } from './ReservationSection.tsx'
import { StatusSection } from './StatusSection.tsx'
import { TenantSection } from './TenantSection.tsx'
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
          <TenantSection {...section} />
          <AddressSection {...section} />
          <NotesSection form={form} />
        </S.Column>
        <S.Column>
          <StatusSection form={form} savedStatus={lead?.status ?? null} />
          <StageSection {...props} />
          <PropertySection {...section} />
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
    statusShows(status, 'reservationSentDate') ||
    statusShows(status, 'reservationCompleteDate') ||
    showsReferencing(status)
  return hasReservation && <ReservationSection {...props} status={status} />
})
