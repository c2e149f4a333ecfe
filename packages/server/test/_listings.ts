import type { Listing } from '@latchkey/domain/listings/listing.contract'
import type { LightMyRequestResponse } from 'fastify'
import type { Insertable } from 'kysely'
import type { PropertyTable } from '../src/db/tables/stock.ts'
import type { Caller } from './_caller.ts'
import { insertMedia } from './_homes.ts'
import { insertHome } from './_leads.ts'
import type { TestServer } from './_harness.ts'

/** A home to let with everything that it needs itself, and a picture. */
export async function insertHomeToLet(
  { db }: TestServer,
  over: Partial<Insertable<PropertyTable>> = {},
): Promise<number> {
  const id = await insertHome(db, {
    name: 'Harbour View 12',
    address_line1: 'Flat 2, 7b Quay Road',
    city: 'Bristol',
    postcode: 'BS1 4RB',
    unit_type: 1,
    availability: 6,
    bedrooms: 2,
    bathrooms: 1,
    energy_label: 2,
    description: 'Facing the harbour.',
    rental_price_pence: 125_000,
    rental_deposit_pence: 144_230,
    ...over,
  })
  const media_id = await insertMedia(db)
  await db.insertInto('property_image').values({ property_id: id, media_id, position: 0 }).execute()
  return id
}

/** A complete letting has these fields in addition. */
export const LETTING = {
  summary: 'A bright flat on the harbour.',
  features: ['Balcony over the water', 'Lift', 'Bike store'],
  availableOn: '2026-04-01',
  furnishing: 3,
  councilTaxBand: 'C',
  energyState: 1,
}

export const listingOf = async (agent: Caller, id: number): Promise<Listing> =>
  (await agent.get(`/listings/${id}`)).json<Listing>()

/** Saves over the version that is stored. */
export async function saveListing(
  agent: Caller,
  id: number,
  fields: Record<string, unknown> = LETTING,
): Promise<LightMyRequestResponse> {
  const { version } = await listingOf(agent, id)
  return agent.post(`/listings/${id}`, { ...fields, version })
}

/** Returns the id of a published home. */
export async function publishHome(
  server: TestServer,
  agent: Caller,
  over: Partial<Insertable<PropertyTable>> = {},
  fields: Record<string, unknown> = LETTING,
): Promise<number> {
  const id = await insertHomeToLet(server, over)
  await saveListing(agent, id, fields)
  const { body } = await agent.post(`/listings/${id}/publish`)
  if (body !== 'true') throw new Error(`The home was not published: ${body}`)
  return id
}
