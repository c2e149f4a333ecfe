import { AVAILABILITY } from '../properties/property.enums.ts'
import type { Property } from '../properties/property.contract.ts'
import { KIND_OF_UNIT_TYPE, type ListingKind } from './listing.enums.ts'
import { LISTING_LIMITS } from './listing.limits.ts'

/** Facts of a home from which its new listing is derived. */
export type DefaultFacts = Pick<
  Property,
  'availability' | 'rentalPrice' | 'addressLine1' | 'city' | 'unitType'
>

/** Of a home without a listing; with another availability the kind follows the rent. */
export const KIND_BY_AVAILABILITY: Readonly<Record<number, ListingKind>> = {
  [AVAILABILITY.ForRent]: 'let',
  [AVAILABILITY.Rented]: 'let',
  [AVAILABILITY.ForSale]: 'sale',
  [AVAILABILITY.ComingForSale]: 'sale',
  [AVAILABILITY.Sold]: 'sale',
}

/** By the availability; otherwise to let where there is a rent. */
export function defaultKind({
  availability,
  rentalPrice,
}: Pick<DefaultFacts, 'availability' | 'rentalPrice'>): ListingKind {
  const kind = availability === null ? undefined : KIND_BY_AVAILABILITY[availability]
  return kind ?? (rentalPrice === null ? 'sale' : 'let')
}

/** Null for types without one of their own, such as Storage. */
export const defaultPropertyKind = (unitType: number | null): number | null =>
  unitType === null ? null : (KIND_OF_UNIT_TYPE[unitType] ?? null)

/** 'Flat 2', 'Apt. 4B', 'Apartment 1.02', 'Flat 3/1', 'Plot 3', 'No. 7' and 'Ground Floor Flat' name a home within its street. */
const FLAT =
  /^(?:(?:flat|apartment|apt|unit|studio|plot|house|no)\b\.?\s*[\da-z]{0,4}(?:[./-][\da-z]{1,4})*|[\w\s]*\bflat)$/iu

/** '7', '7b', '7-9', '1.02' and 'Flat 2' before the name of a street. */
const NUMBER =
  /^(?:(?:flat|apartment|apt|unit|studio|plot|house|no)\b\.?\s*)?\d+(?:\.\d+)?\s?[a-z]?\b(?:\s*[-–/&]\s*\d+\s?[a-z]?\b)*\s*/iu

/** The street without flat and house numbers, and the town (rule I3.7). */
export function defaultShownAddress({ addressLine1, city }: Pick<DefaultFacts, 'addressLine1' | 'city'>) {
  const parts = (addressLine1 ?? '').split(',').map((part) => part.trim())
  const street = parts
    .filter((part) => !FLAT.test(part))
    .map((part) => part.replace(NUMBER, ''))
    .filter((part) => part !== '')
  return [...street, city ?? '']
    .filter((part) => part !== '')
    .join(', ')
    .slice(0, LISTING_LIMITS.shownAddress)
}
