import { KEY_AREA_FACTS, KEY_AREAS, permissionsOfKey } from '@latchkey/domain/integrations/keys/key-areas'
import { RECORD_MAX_BYTES } from '@latchkey/domain/webhooks/webhook.limits'
import { LeadContract } from '@latchkey/domain/leads/lead.contract'
import { sectionOf, type LeadStatus } from '@latchkey/domain/leads/lead-status'
import { ListingItemContract } from '@latchkey/domain/listings/listing-item.contract'
import { PropertyContract } from '@latchkey/domain/properties/property.contract'
import type { Context } from '../context/context.ts'
import { readLead } from '../leads/record/lead.read.ts'
import { leadQueries } from '../leads/record/lead.queries.ts'
import { hasListing, itemOf } from '../listings/listing.item.ts'
import { isOn } from '../listings/listing.present.ts'
import { listingQueries } from '../listings/listing.queries.ts'
import { responseClockOn } from '../office/response-clock.ts'
import type { KeyCaller } from '../platform/http/actor.ts'
import { AppError } from '../platform/http/error.ts'
import { serializerForKeys } from '../platform/http/key-answers.ts'
import { presentedAll } from '../properties/properties.pictures.ts'
import { propertyQueries } from '../properties/properties.queries.ts'

/** Reads the record of an event as a program with Read gets it; null for one that is gone or too long. */
export type ReadRecord = (event: { type: string; record_id: number }) => Promise<unknown>

export function recordReader(context: Context): ReadRecord {
  const { db } = context
  const { publicUrl } = context.config
  const readClock = responseClockOn(context.config)

  async function leadText(id: number): Promise<string | null> {
    const found = await leadQueries(db).find(id)
    if (found === undefined) return null
    const actor = readerOf(found.status as LeadStatus)
    return serializerForKeys(LeadContract)(await readLead(context, readClock, { actor, id }))
  }

  async function propertyText(id: number): Promise<string | null> {
    const found = await propertyQueries(db).find(id)
    const [home] = found === undefined ? [] : await presentedAll(db, [found])
    return home === undefined ? null : serializerForKeys(PropertyContract)(home)
  }

  async function listingText(id: number): Promise<string | null> {
    const [listed] = await listingQueries(db).listed([id])
    if (listed === undefined || !hasListing(listed) || !isOn(listed.listing)) return null
    const item = itemOf(listed, (location) => new URL(location, publicUrl).href)
    return serializerForKeys(ListingItemContract)(item)
  }

  async function textOf(kind: string | undefined, id: number): Promise<string | null> {
    if (kind === 'lead' || kind === 'viewing') return leadText(id)
    if (kind === 'property') return propertyText(id)
    return kind === 'listing' ? listingText(id) : null
  }

  return async ({ type, record_id: id }) => {
    try {
      const text = await textOf(type.split('.')[0], id)
      return text === null || Buffer.byteLength(text) > RECORD_MAX_BYTES ? null : JSON.parse(text)
    } catch (error) {
      if (error instanceof AppError) return null
      throw error
    }
  }
}

/** A program that reads the leads of this section. */
function readerOf(status: LeadStatus): KeyCaller {
  const section = sectionOf(status)
  const area = KEY_AREAS.find((each) => KEY_AREA_FACTS[each].section === section)
  const areas = area === undefined ? {} : { [area]: 'read' as const }
  return {
    userId: null,
    keyId: 0,
    name: '',
    areas,
    permissions: new Set(permissionsOfKey(areas)),
    sections: [section],
    address: '',
  }
}
