import { LEAD_STATUS, type LeadStatus } from '@latchkey/domain/leads/lead-status'
import { NOTIFICATION_KIND, type NotificationKind } from '@latchkey/domain/notifications/notification-kinds'
import { MINUTE_MS } from '@latchkey/domain/platform/values/durations'
import type { Insertable, Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { LeadTable } from '../db/tables/leads.ts'
import type { NotificationFacts } from '../db/tables/notifications.ts'

interface DemoNotification {
  readonly minutesAgo: number
  readonly kind: NotificationKind
  /** Status of the reader's lead to use, each lead once; null for several leads. */
  readonly status: LeadStatus | null
  readonly facts: (assignerId: number) => NotificationFacts
}

const noFacts = () => ({})

/** Oldest first. */
const DEMO_NOTIFICATIONS: readonly DemoNotification[] = [
  {
    minutesAgo: 1560,
    kind: NOTIFICATION_KIND.Assigned,
    status: null,
    facts: (by) => ({ by, leads: 4 }),
  },
  {
    minutesAgo: 1240,
    kind: NOTIFICATION_KIND.ReferencingResult,
    status: LEAD_STATUS.ReservationConsider,
    facts: () => ({ status: LEAD_STATUS.ReservationConsider }),
  },
  {
    minutesAgo: 410,
    kind: NOTIFICATION_KIND.QuestionnaireAnswered,
    status: LEAD_STATUS.QuestionnaireSubmitted,
    facts: noFacts,
  },
  {
    minutesAgo: 190,
    kind: NOTIFICATION_KIND.ReservationRequested,
    status: LEAD_STATUS.ReservationRequested,
    facts: noFacts,
  },
  {
    minutesAgo: 95,
    kind: NOTIFICATION_KIND.QuestionnaireAnswered,
    status: LEAD_STATUS.QuestionnaireSubmitted,
    facts: noFacts,
  },
  {
    minutesAgo: 12,
    kind: NOTIFICATION_KIND.Assigned,
    status: LEAD_STATUS.AwaitingFeedback,
    facts: (by) => ({ by, leads: 1 }),
  },
]

/** Unread notifications for the agent, one of each kind. */
export async function insertNotifications(
  db: Transaction<Db>,
  stored: readonly { id: number }[],
  leads: readonly Insertable<LeadTable>[],
  { readerId, assignerId, now }: { readerId: number; assignerId: number; now: Date },
): Promise<void> {
  const theirs = leads.flatMap((lead, nr) =>
    lead.handler_user_id === readerId ? [{ id: stored[nr]?.id ?? null, status: lead.status }] : [],
  )
  const taken = new Set<number | null>()
  const leadIdOf = (status: number): number | null => {
    const lead = theirs.find(({ id, status: own }) => own === status && !taken.has(id))
    if (!lead) throw new Error(`The agent of the demo has too few leads of status ${status}.`)
    taken.add(lead.id)
    return lead.id
  }
  await db
    .insertInto('notification')
    .values(
      DEMO_NOTIFICATIONS.map(({ minutesAgo, kind, status, facts }) => ({
        user_id: readerId,
        kind,
        lead_id: status === null ? null : leadIdOf(status),
        facts: JSON.stringify(facts(assignerId)),
        at: new Date(now.getTime() - minutesAgo * MINUTE_MS),
      })),
    )
    .execute()
}
