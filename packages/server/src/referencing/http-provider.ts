import type { Config } from '../config/config.ts'
import type { LeadRecord } from '../leads/record/lead.present.ts'
import type { HandOver } from './referencing.contract.ts'
import { signedHeaders } from './signature.ts'

/** After this time the attempt fails, and the job is retried. */
const TIMEOUT_MS = 10_000

type HttpProvider = Extract<Config['referencing'], { kind: 'http' }>

/**
 * Sends a reservation request to the provider.
 * @throws when it is unreachable or rejects the request; the job is retried.
 */
export async function sendHandOver(
  { url, secret }: HttpProvider,
  lead: LeadRecord,
  handOverId: string,
  nowMs: number,
): Promise<void> {
  const body = JSON.stringify(handOverOf(lead, handOverId))
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signedHeaders(body, secret, Math.floor(nowMs / 1000)) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The referencing provider responded with ${response.status}`)
}

/** The applicant's data, without anything written by staff and without the source of income (rule W2.4). */
function handOverOf(lead: LeadRecord, handOverId: string): HandOver {
  return {
    handOverId,
    leadId: lead.id,
    firstName: lead.first_name,
    lastName: lead.last_name,
    email: lead.email,
    phone: lead.phone,
    employmentStatus: lead.employment_status,
    totalHouseholdIncome: lead.total_household_income,
    budget: lead.budget,
    desiredTenancyPeriodInMonths: lead.desired_tenancy_months,
    currentLivingArrangements: lead.current_living_arrangements,
    property:
      lead.property_name === null ? null : { name: lead.property_name, postcode: lead.property_postcode },
  }
}
