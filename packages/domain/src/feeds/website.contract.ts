import { Type, type Static } from 'typebox'
import { ListingItemContract } from '../listings/listing-item.contract.ts'

const OptionalText = Type.Union([Type.String(), Type.Null()])

/** What a website reads of the homes that are published on it, newest first. */
export const WebsiteContract = Type.Object({
  version: Type.Integer(),
  office: Type.Object({ name: OptionalText, phone: OptionalText, email: OptionalText }),
  /** Unix seconds of the last change of a home that is or was published on it; null for none. */
  changedAt: Type.Union([Type.Integer(), Type.Null()]),
  listings: Type.Array(ListingItemContract),
})

/** What a website reads. */
export type Website = Static<typeof WebsiteContract>
