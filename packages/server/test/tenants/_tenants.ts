import { pino } from 'pino'
import { openDb, openPool, type DatabaseAddress } from '../../src/db/pool.ts'
import { addPageLink } from '../../src/links/page-links.ts'
import { insertHome, insertLead } from '../_leads.ts'
import { makeUser } from '../_people.ts'

/** Tenants per agent: each of them takes an hour of a diary. */
const PER_AGENT = 20

/** The identity that a tenant enters. */
export const IDENTITY = { phone: '07700 900123', lastName: 'Lee' }

export interface Tenant {
  readonly leadId: number
  readonly token: string
}

/** Adds leads that can choose a time for a viewing, with links to their pages. */
export async function addTenants(address: DatabaseAddress, count: number): Promise<Tenant[]> {
  const pool = openPool(address, pino({ level: 'silent' }), { max: 2 })
  const db = openDb(pool)
  const tenants: Tenant[] = []
  let handler_user_id = 0
  while (tenants.length < count) {
    if (tenants.length % PER_AGENT === 0) {
      const username = `agent-of-tenants-${tenants.length}@latchkey.example`
      handler_user_id = (await makeUser(db, ['enquiries-view'], { username })).userId
    }
    const property_id = await insertHome(db, { availability: 6 })
    const lead = { status: 2, last_name: IDENTITY.lastName, property_id, handler_user_id }
    const leadId = await insertLead(db, lead)
    const link = { leadId, jobId: `tenant-${leadId}` }
    const { token } = await db.transaction().execute((trx) => addPageLink(trx, link, Date.now()))
    tenants.push({ leadId, token })
  }
  await pool.end()
  return tenants
}
