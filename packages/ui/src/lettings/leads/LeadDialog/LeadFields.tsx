import type { Lead } from '@latchkey/domain/leads/lead.contract'
import { isLeadStatus, WITH_RESERVATION, WITH_VIEWING } from '@latchkey/domain/leads/lead.enums'
import type { UserOption } from '@latchkey/domain/users/user.contract'
import type { Clock } from '@latchkey/domain/platform/time'
import type { LeadForm } from '../lead-form.ts'
import { AddressSection } from './AddressSection.tsx'
import { NotesSection } from './NotesSection.tsx'
import { PropertySection } from './PropertySection.tsx'
import { ReservationSection } from './ReservationSection.tsx'
import { StatusSection } from './StatusSection.tsx'
import { TenantSection } from './TenantSection.tsx'
import { ViewingSection } from './ViewingSection.tsx'
import * as S from './LeadDialog.styles.ts'

/** What the fields of a lead need. */
export interface LeadFieldsProps {
  form: LeadForm
  lead: Lead | null
  clock: Clock
  agents: readonly UserOption[]
  onCopied: () => void
}

/** All fields; the selected status decides at once which of the last sections show. Source: decision L7. */
export function LeadFields({ form, lead, clock, agents, onCopied }: LeadFieldsProps) {
  const { status } = form.draft
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
          {isLeadStatus(status) && WITH_VIEWING.includes(status) && (
            <ViewingSection form={form} lead={lead} clock={clock} agents={agents} />
          )}
          {isLeadStatus(status) && WITH_RESERVATION.includes(status) && (
            <ReservationSection form={form} lead={lead} clock={clock} />
          )}
          <PropertySection {...section} />
        </S.Column>
      </S.Columns>
    </S.Body>
  )
}
