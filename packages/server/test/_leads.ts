import type { Insertable, Kysely } from 'kysely'
import type { Db } from '../src/db/schema.ts'
import type { LeadTable } from '../src/db/tables/leads.ts'
import type { PropertyTable } from '../src/db/tables/stock.ts'

let leads = 0

/** Resolves with the id. */
export async function insertLead(db: Kysely<Db>, over: Partial<Insertable<LeadTable>> = {}): Promise<number> {
  leads += 1
  const { id } = await db
    .insertInto('lead')
    .values({
      first_name: 'Ann',
      last_name: `Lee ${leads}`,
      email: `ann${leads}@example.com`,
      phone: '07700 900123',
      status: 1,
      property_name: 'Plot 1',
      ...over,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A lead as stored. */
export const leadRow = (db: Kysely<Db>, id: number) =>
  db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Of a home in stock. */
export const availabilityOf = async (db: Kysely<Db>, id: number) =>
  (await db.selectFrom('property').select('availability').where('id', '=', id).executeTakeFirstOrThrow())
    .availability

/** A home in stock; returns the id. */
export async function insertHome(
  db: Kysely<Db>,
  over: Partial<Insertable<PropertyTable>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('property')
    .values({ name: 'Plot 1', ...over })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A valid body for a lead. */
export function leadBody(over: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann@example.com',
    phone: '07700 900123',
    addressLine1: '1 High Street',
    addressLine2: '',
    city: 'Leeds',
    country: 'UK',
    postcode: 'LS1 1AA',
    notes: '',
    crmEnquiryUuid: '',
    status: 1,
    viewingDate: null,
    viewingUserId: null,
    reservationSentDate: null,
    reservationCompleteDate: null,
    property: {
      name: 'Plot 1',
      addressLine1: '2 Low Road',
      addressLine2: '',
      city: 'York',
      county: '',
      postcode: 'YO1 7HH',
      propertyExplorerUnitUuid: '',
      crmPropertyUuid: '',
      homeViewsLink: '',
    },
    ...over,
  }
}

/** Unix seconds of a time in UTC. */
export function seconds(utc: string): number {
  return Date.parse(`${utc}:00Z`) / 1000
}
