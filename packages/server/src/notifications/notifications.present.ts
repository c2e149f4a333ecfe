import { leadName } from '@latchkey/domain/leads/lead.names'
import type { LeadStatus } from '@latchkey/domain/leads/lead.status'
import type { Notification } from '@latchkey/domain/notifications/notification.contract'
import { NOTIFICATION_KIND } from '@latchkey/domain/notifications/notification.kinds'
import {
  CLOSED_LEAD,
  happeningText,
  severalAssignedText,
  type Happening,
} from '@latchkey/domain/notifications/notification.words'
import { canOpenLead } from '../leads/leads.policy.ts'
import type { Actor } from '../platform/http/actor.ts'
import { nameOrUsername } from '../platform/values/staff-name.ts'
import { unixSeconds, unixSecondsOrNull } from '../platform/values/unix-seconds.ts'
import type { NotificationRecord } from './notifications.queries.ts'

/** A notification as it travels, in the words of today. Source: decision A12.2. */
export function presentNotification(actor: Actor, record: NotificationRecord): Notification {
  return {
    id: record.id,
    kind: record.kind,
    at: unixSeconds(record.at),
    readAt: unixSecondsOrNull(record.read_at),
    ...subjectOf(actor, record),
  }
}

/** The lead, and the text; nothing of a lead that the reader may not open. Source: decision A12.3. */
function subjectOf(actor: Actor, record: NotificationRecord): Pick<Notification, 'leadId' | 'text'> {
  const { leads = 1 } = record.facts
  if (leads > 1) return { leadId: null, text: severalAssignedText(assignerOf(record), leads) }
  const { lead_id: leadId, status } = record
  if (leadId === null || status === null || !canOpenLead(actor, status as LeadStatus))
    return { leadId: null, text: CLOSED_LEAD }
  return { leadId, text: happeningText(happeningOf(record)) }
}

function happeningOf(record: NotificationRecord): Happening {
  const { kind } = record
  const name = leadName({
    firstName: record.lead_first_name ?? '',
    lastName: record.lead_last_name ?? '',
  })
  switch (kind) {
    case NOTIFICATION_KIND.Assigned:
      return { kind, name, who: assignerOf(record) }
    case NOTIFICATION_KIND.QuestionnaireAnswered:
      return { kind, name }
    case NOTIFICATION_KIND.ReservationRequested:
      return {
        kind,
        name,
        home: {
          name: record.property_name,
          addressLine1: record.property_address_line1,
          addressLine2: record.property_address_line2,
          city: record.property_city,
          postcode: record.property_postcode,
          crmPropertyUuid: null,
        },
      }
    case NOTIFICATION_KIND.ReferencingResult:
      // Written with the notification.
      return { kind, name, status: record.facts.status as LeadStatus }
  }
}

const assignerOf = ({ username, first_name, last_name }: NotificationRecord): string =>
  nameOrUsername({ username: username ?? '', first_name, last_name })
