import type { LeadState, Received } from '@latchkey/domain/integrations/sources/source.contract'
import { leadName } from '@latchkey/domain/leads/lead-names'
import type { LeadStatus } from '@latchkey/domain/leads/lead-status'
import { nameOrUsername } from '../../platform/values/staff-name.ts'
import { unixSeconds } from '../../platform/values/unix-seconds.ts'
import type { KeptBody } from './body-sealing.ts'
import { outcomeOf } from './outcome.numbers.ts'
import type { receivedQueries } from './received.queries.ts'

type ListedRecord = Awaited<ReturnType<ReturnType<typeof receivedQueries>['page']>>['rows'][number]

export const leadStateOf = (record: { lead_id: number | null; lead_status: number | null }): LeadState =>
  record.lead_id === null ? null : ((record.lead_status as LeadStatus | null) ?? 'deleted')

/** The name is that of the body, until it is erased; then that of the lead. */
export function presentReceived(record: ListedRecord, body: KeptBody | null): Received {
  const { lead_first_name: firstName, lead_last_name: lastName, username } = record
  const name = body === null ? nameOf(firstName, lastName) : nameIn(body)
  return {
    id: record.id,
    source: { id: record.source_id, name: record.source },
    at: unixSeconds(record.at),
    times: record.times,
    name,
    reference: record.external_id,
    outcome: outcomeOf(record.outcome),
    by:
      record.done_by === null || username === null
        ? null
        : { id: record.done_by, name: nameOrUsername({ ...record, username }) },
    reason: record.reason,
    leadId: record.lead_id,
    leadStatus: leadStateOf(record),
  }
}

const nameOf = (firstName: string | null, lastName: string | null): string | null =>
  leadName({ firstName: firstName ?? '', lastName: lastName ?? '' }).trim() || null

function nameIn({ fields }: KeptBody): string | null {
  const { firstName = '', lastName = '', email = '' } = fields
  return nameOf(String(firstName), String(lastName)) ?? (String(email) || null)
}
