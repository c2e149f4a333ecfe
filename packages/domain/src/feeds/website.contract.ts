import { Type, type Static } from 'typebox'
import { ListingItemContract } from '../listings/listing-item.contract.ts'

const OptionalText = Type.Union([Type.String(), Type.Null()])

/** The response to a website: the homes that are published on it, newest first. */
export const WebsiteContract = Type.Object({
  version: Type.Integer(),
  office: Type.Object({ name: OptionalText, phone: OptionalText, email: OptionalText }),
  /** Unix seconds of the last change of a home that is or was published on it; null for none. */
  changedAt: Type.Union([Type.Integer(), Type.Null()]),
  listings: Type.Array(ListingItemContract),
})

export type Website = Static<typeof WebsiteContract>
