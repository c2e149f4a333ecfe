import type { Duplicate, Duplicates } from '@latchkey/domain/duplicates/duplicates.contract'
import { leadName } from '@latchkey/domain/leads/lead-names'
import type { Actor } from '../platform/http/actor.ts'
import { DUPLICATES_MAX } from '../leads/record/duplicates.sql.ts'
import { canOpenLead } from '../leads/record/lead.policy.ts'
import { presentPerson, presentRowHome } from '../leads/record/lead.present.ts'
import type { DuplicateKind, DuplicateRecord } from './duplicates.queries.ts'

/** Leads that the caller may not open appear only as `more`. */
export function presentDuplicates(actor: Actor, records: readonly DuplicateRecord[]): Duplicates {
  const ofKind = (kind: DuplicateKind) => records.filter((record) => record.kind === kind)
  const listed = (kind: DuplicateKind) =>
    ofKind(kind)
      .slice(0, DUPLICATES_MAX)
      .map((record) => presentDuplicate(actor, record))
  const partly: NonNullable<Duplicates['partly']> = [
    ...(records[0]?.is_phone_partly ? (['phone'] as const) : []),
    ...(records[0]?.is_email_partly ? (['email'] as const) : []),
  ]
  return {
    possible: listed('possible'),
    samePerson: listed('samePerson'),
    dismissed: listed('dismissed'),
    more: (['possible', 'samePerson', 'dismissed'] as const).some(
      (kind) => ofKind(kind).length > DUPLICATES_MAX,
    ),
    ...(partly.length > 0 && { partly }),
  }
}

function presentDuplicate(actor: Actor, record: DuplicateRecord): Duplicate {
  const sharedBy: Duplicate['sharedBy'] = [
    ...(record.by_phone ? (['phone'] as const) : []),
    ...(record.by_email ? (['email'] as const) : []),
  ]
  const { firstName, lastName, id, status, email, phone, dateSubmitted, handler } = presentPerson(record)
  if (!canOpenLead(actor, status)) return { id, sharedBy, hidden: true }
  const name = leadName({ firstName, lastName })
  return {
    id,
    name,
    status,
    email,
    phone,
    property: presentRowHome(record),
    dateSubmitted,
    handler,
    sharedBy,
  }
}
