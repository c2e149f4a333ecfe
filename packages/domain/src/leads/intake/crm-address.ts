import type { LeadRow } from '../lead.contract.ts'

export type CrmFacts = Pick<LeadRow, 'id' | 'crmEnquiryUuid' | 'property'>

/**
 * Null without a template, or when the lead lacks a value that the template needs: the menu item is then disabled
 * (rule L28).
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
