import { isLeadStatus, showsReferencing, statusShows } from '@latchkey/domain/leads/lead.status'
import { observer } from 'mobx-react-lite'
import { useMedia } from '../../../../hooks/use-media.ts'
import { under } from '../../../../theme/breakpoints.ts'
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

/** All fields of a lead; on a phone the status is first. */
export function LeadFields({ onCopied, ...props }: LeadFieldsProps) {
  const { form, lead } = props
  const section = { form, onCopied }
  const isPhone = useMedia(under(640))
  const status = (
    <S.Column key="status">
      <StatusSection form={form} savedStatus={lead?.status ?? null} />
      <StageSection {...props} />
    </S.Column>
  )
  const person = (
    <S.Column key="person" data-part="person">
      <TenantSection {...section} />
      <AddressSection {...section} />
      <NotesSection form={form} />
    </S.Column>
  )
  return (
    <S.Body>
      <S.Columns>
        {isPhone ? [status, person] : [person, status]}
        <S.Column>
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
