/** The name in an address of the lead that is open over a list, a calendar or the dashboard. */
const LEAD = 'lead'

/** The lead that is open: its id, `new` for one that is being created, null for none. */
export type OpenLead = number | 'new' | null

/** The lead that an address opens; anything that is no id opens none. */
export function openLeadIn(params: URLSearchParams): OpenLead {
  const text = params.get(LEAD)
  if (text === 'new') return 'new'
  const id = Number(text)
  return text !== null && /^\d+$/.test(text) && Number.isSafeInteger(id) && id > 0 ? id : null
}

/** The same address with another lead open. */
export function withOpenLead(params: URLSearchParams, open: OpenLead): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete(LEAD)
  if (open !== null) next.set(LEAD, String(open))
  return next
}
