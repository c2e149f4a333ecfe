import { leadName } from '@latchkey/domain/leads/lead-names'
import type { LeadStatus } from '@latchkey/domain/leads/lead-status'
import type { Notification } from '@latchkey/domain/notifications/notification.contract'
import { notificationPath, notificationText } from '@latchkey/domain/notifications/notification-kinds'
import { CLOSED_LEAD, severalAssignedText } from '@latchkey/domain/notifications/notification.messages'
import { canOpenLead } from '../leads/record/lead.policy.ts'
import { homeOf } from '../leads/record/lead.present.ts'
import type { Actor } from '../platform/http/actor.ts'
import { dayText } from '@latchkey/domain/platform/values/days'
import { nameOrUsername } from '../platform/values/staff-name.ts'
import { unixSeconds, unixSecondsOrNull } from '../platform/values/unix-seconds.ts'
import type { DateFormatter } from '@latchkey/domain/platform/values/time'
import type { NotificationRecord } from './notifications.queries.ts'

/** The text is made when the notification is read. */
export function presentNotification(
  actor: Pick<Actor, 'permissions'>,
  record: NotificationRecord,
  dateFormatter: DateFormatter,
): Notification {
  return {
    id: record.id,
    kind: record.kind,
    at: unixSeconds(record.at),
    readAt: unixSecondsOrNull(record.read_at),
    ...subjectOf(actor, record, dateFormatter),
  }
}

/** Leaves the lead, or the page, out if there is none, or if the reader may not open it. */
function subjectOf(
  actor: Pick<Actor, 'permissions'>,
  record: NotificationRecord,
  dateFormatter: DateFormatter,
): Pick<Notification, 'leadId' | 'path' | 'text'> {
  const { kind, facts, kept_id: subjectId, lead_id: leadId, status } = record
  const assignedBy = nameOrUsername({ ...record, username: record.username ?? '' })
  if (facts.leads !== undefined && facts.leads > 1)
    return { leadId: null, path: null, text: severalAssignedText(assignedBy, facts.leads) }
  // Guaranteed by a check constraint.
  if (subjectId !== null && (status === null || !canOpenLead(actor, status as LeadStatus)))
    return { leadId: null, path: null, text: CLOSED_LEAD }
  const name = leadName({
    firstName: record.lead_first_name ?? '',
    lastName: record.lead_last_name ?? '',
  })
  const home = homeOf(record)
  const happening = {
    name,
    assignedBy,
    home,
    status: facts.status ?? null,
    viewingAt: dateFormatter.formatDateTime(facts.viewingDate ?? null),
    day: dayText(facts.deadlineOn ?? record.check_expires_on ?? ''),
    adult: record.check_adult ?? '',
    record: record.key_name ?? record.webhook_name ?? record.feed_name ?? '',
  }
  const path = actor.permissions.has('integrations-manage')
    ? notificationPath(kind, facts.recordId ?? 0)
    : null
  return { leadId, path, text: notificationText(kind, happening) }
}
