import { badgeToneOf, LEAD_STATUS_LABELS, type LeadStatus } from '@latchkey/domain/leads/lead-status'
import { StatusLabel, type StatusLabelProps } from '../../../data/StatusLabel/StatusLabel.tsx'

export interface LeadStatusLabelProps extends Pick<StatusLabelProps, 'isQuiet'> {
  status: LeadStatus
}

/**
 * The status of a lead as a coloured label.
 *
 * @do Use it wherever a status is shown: it defines text and colour.
 * @do Pass isQuiet in lists.
 * @dont Do not choose a tone for a status yourself.
 */
export function LeadStatusLabel({ status, ...look }: LeadStatusLabelProps) {
  return (
    <StatusLabel tone={badgeToneOf(status)} {...look}>
      {LEAD_STATUS_LABELS[status]}
    </StatusLabel>
  )
}
