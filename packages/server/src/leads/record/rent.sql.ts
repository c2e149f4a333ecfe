import { sql, type RawBuilder } from 'kysely'

/** The one rent of a lead in pence (rule W2.1), of `lead` joined with `property`; null where there is none. */
export const LEAD_RENT: RawBuilder<number | null> =
  sql`coalesce(lead.offered_rent_pence, property.rental_price_pence)`
