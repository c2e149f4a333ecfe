import { badgeToneOf, LEAD_STATUS_LABELS, type LeadStatus } from '@latchkey/domain/leads/lead.status'
import { StatusLabel } from '../../../data/StatusLabel/StatusLabel.tsx'

export interface LeadStatusLabelProps {
  status: LeadStatus
}

/** The status of a lead as a coloured label. */
export function LeadStatusLabel({ status }: LeadStatusLabelProps) {
  return <StatusLabel tone={badgeToneOf(status)}>{LEAD_STATUS_LABELS[status]}</StatusLabel>
}
