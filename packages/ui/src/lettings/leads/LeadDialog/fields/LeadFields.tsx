import { isLeadStatus, WITH_RESERVATION, WITH_VIEWING } from '@latchkey/domain/leads/lead.enums'
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

/** Props of the fields of a lead. */
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

/** The fields of the selected status, at once. Source: decision L7. */
const StageSection = observer(function StageSection(props: ViewingSectionProps) {
  const status = props.form.value('status')
  if (!isLeadStatus(status)) return null
  if (WITH_VIEWING.includes(status)) return <ViewingSection {...props} />
  return WITH_RESERVATION.includes(status) && <ReservationSection {...props} status={status} />
})
