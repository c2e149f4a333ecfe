import type { ImportFault } from '@latchkey/domain/imports/import.contract'
import { REMARK_TEXTS } from '@latchkey/domain/imports/remark-texts'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import type { Kysely, Transaction } from 'kysely'
import type { Db } from '../../../db/schema.ts'
import { faultOf } from '../faults.ts'
import type { ImportSetup } from '../import-kind.ts'
import type { EnquiryWork, PlannedEnquiry } from './enquiry.plan.ts'
import { enquiryQueries, type Compared } from './enquiry.queries.ts'
import type { FileFacts } from './file-facts.ts'

/** Adds the remarks about other viewings and leads, which do not change what is written. */
export async function withRemarks(
  db: Kysely<Db> | Transaction<Db>,
  planned: readonly PlannedEnquiry[],
  { setup, facts }: { setup: ImportSetup; facts: FileFacts },
): Promise<PlannedEnquiry[]> {
  const queries = enquiryQueries(db)
  const created = planned.filter(({ outcome }) => outcome === 'create')
  const viewings = created.flatMap(({ line, work }) => viewingToCome(line, work, setup.now))
  const clashing = await queries.clashing(viewings)
  for (const { line, agentId, at } of viewings) if (facts.isBusy(agentId, at)) clashing.add(line)
  const compared = created.flatMap(({ line, work }) => (work === null ? [] : [comparedOf(line, work)]))
  const duplicates = await queries.duplicates(compared)
  for (const each of compared) if (facts.isTwin(each)) duplicates.add(each.line)
  return planned.map((each) => ({
    ...each,
    isDuplicate: duplicates.has(each.line),
    remarks: [
      ...each.remarks,
      ...(clashing.has(each.line) ? [remarkOf(setup, 'viewingDate', 'clash')] : []),
      ...(duplicates.has(each.line) ? [remarkOf(setup, 'email', 'duplicate')] : []),
    ],
  }))
}

const remarkOf = ({ columns }: ImportSetup, field: string, name: 'clash' | 'duplicate'): ImportFault =>
  faultOf({ cells: [], columns }, { field, name, text: REMARK_TEXTS[name] })

function viewingToCome(line: number, work: EnquiryWork | null, now: Date) {
  const { status, viewingDate, viewingUserId } = work?.row.values.lead ?? {}
  const at = viewingDate == null ? null : new Date(viewingDate * 1000)
  const isToCome = status === LEAD_STATUS.ViewingScheduled && at !== null && at > now
  return isToCome && viewingUserId != null ? [{ line, agentId: viewingUserId, at }] : []
}

/** Stand-ins are compared with nothing. */
function comparedOf(line: number, { row, home }: EnquiryWork): Compared {
  const { email, phone, property } = row.values.lead
  const isStandIn = (field: string) =>
    row.remarks.some((remark) => remark.field === field && remark.name === 'stand-in')
  return {
    line,
    email: isStandIn('email') ? '' : email,
    phone: isStandIn('phone') ? '' : phone,
    property_id: home?.id ?? null,
    property_name: property.name || (home?.name ?? null),
    property_postcode: property.postcode || (home?.postcode ?? null),
  }
}
