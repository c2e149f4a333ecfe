import type { LeadRow } from '../lead.contract.ts'

/** What an address of the CRM is filled in with. */
export type CrmFacts = Pick<LeadRow, 'id' | 'crmEnquiryUuid' | 'property'>

/**
 * An address of the CRM for one lead. Null where no address is set up, and where the lead has not what the address
 * needs: the item that leads there is then disabled. Source: decisions L28 and G22.
 */
export function crmAddress(template: string | null, lead: CrmFacts): string | null {
  if (template === null) return null
  const values: Readonly<Record<string, string | null | undefined>> = {
    crmEnquiryUuid: lead.crmEnquiryUuid,
    crmPropertyUuid: lead.property?.crmPropertyUuid,
    leadId: String(lead.id),
  }
  const places = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if (places.some((name) => !values[name])) return null
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}
