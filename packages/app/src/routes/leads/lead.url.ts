import { openRecordIn, withOpenRecord, type OpenRecordId } from '../../lists/open-record.ts'

/** The name in an address of the lead that is open over a list, a calendar or the dashboard. */
const LEAD = 'lead'

/** The name in an address of what is done with that lead, where it is more than looking at it. */
const ACT = 'act'

/** The lead that is open: its id, `new` for one that is being created, null for none. */
export type OpenLead = OpenRecordId

/** What is done with the open lead: `edit` in its own dialog, or one of the short dialogs about its viewing. */
export type LeadAct = 'edit' | 'confirm' | 'move'

/** The lead that an address opens. */
export const openLeadIn = (params: URLSearchParams): OpenLead => openRecordIn(params, LEAD)

/** What an address does with the lead it opens. */
export function leadActIn(params: URLSearchParams): LeadAct {
  const act = params.get(ACT)
  return act === 'confirm' || act === 'move' ? act : 'edit'
}

/** The same address with another lead open. */
export function withOpenLead(
  params: URLSearchParams,
  open: OpenLead,
  act: LeadAct = 'edit',
): URLSearchParams {
  const next = withOpenRecord(params, LEAD, open)
  next.delete(ACT)
  if (open !== null && act !== 'edit') next.set(ACT, act)
  return next
}
