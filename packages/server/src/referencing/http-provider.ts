import type { Config } from '../config/config.ts'
import type { LeadRecord } from '../leads/leads.present.ts'
import type { HandOver } from './referencing.contract.ts'
import { signedHeaders } from './signature.ts'

/** Longest a provider may take to answer, in milliseconds; after that the job is tried again. */
const TIMEOUT_MS = 10_000

type HttpProvider = Extract<Config['referencing'], { kind: 'http' }>

/**
 * Sends a reservation request to the configured address. Source: decision L18.
 * @throws when the provider cannot be reached or does not take it; the job tries again.
 */
export async function sendHandOver(
  { url, secret }: HttpProvider,
  lead: LeadRecord,
  handOverId: string,
  nowMs: number,
): Promise<void> {
  const body = JSON.stringify(handOverOf(lead, handOverId))
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signedHeaders(body, secret, Math.floor(nowMs / 1000)) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The referencing provider answered with ${answer.status}`)
}

/** What the provider needs to know, and nothing that staff wrote. */
function handOverOf(lead: LeadRecord, handOverId: string): HandOver {
  return {
    handOverId,
    leadId: lead.id,
    firstName: lead.first_name,
    lastName: lead.last_name,
    email: lead.email,
    phone: lead.phone,
    employmentStatus: lead.employment_status,
    howWillYouPay: lead.how_will_you_pay,
    totalHouseholdIncome: lead.total_household_income,
    budget: lead.budget,
    desiredTenancyPeriodInMonths: lead.desired_tenancy_months,
    currentLivingArrangements: lead.current_living_arrangements,
    property:
      lead.property_name === null ? null : { name: lead.property_name, postcode: lead.property_postcode },
  }
}
