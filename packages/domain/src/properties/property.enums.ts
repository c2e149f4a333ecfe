import type { Labelled } from '../platform/values/labels.ts'

export const UNIT_TYPE_LABELS: Labelled = {
  1: 'Apartment',
  2: 'Townhouse',
  3: 'Microhouse',
  4: 'Detached',
  5: 'Semi Detached',
  6: 'Single Family House',
  7: 'Storage',
  8: 'Residential Lot',
  9: 'Leisure Lot',
  10: 'Commercial Lot',
  11: 'Commercial Farm',
  12: 'Commercial Homestead',
  13: 'Recreational',
  14: 'Recreational Lot',
  15: 'Recreational Other',
  16: 'Duplex',
  17: 'Other',
}

export const BUILDING_LABELS: Labelled = { 1: 'Building A', 2: 'Building B', 3: 'Building C' }

export const OWNERSHIP_TYPE_LABELS: Labelled = {
  1: 'Owned',
  2: 'Cooperative',
  3: 'Stock',
  4: 'Bond',
  5: 'Other',
}

export const AVAILABILITY = {
  ForSale: 1,
  Reserved: 2,
  Sold: 3,
  ComingForSale: 4,
  Archived: 5,
  ForRent: 6,
  Rented: 7,
} as const

export type Availability = (typeof AVAILABILITY)[keyof typeof AVAILABILITY]

export const AVAILABILITY_LABELS: Labelled & Record<Availability, string> = {
  1: 'For Sale',
  2: 'Reserved',
  3: 'Sold',
  4: 'Coming For Sale',
  5: 'Archived',
  6: 'For Rent',
  7: 'Rented',
}

/** A linked home with one of these cannot be reserved (rules L13 and L40). */
export const TAKEN_AVAILABILITIES: readonly Availability[] = [
  AVAILABILITY.Reserved,
  AVAILABILITY.Sold,
  AVAILABILITY.Rented,
]

export const isTakenHome = (availability: number | null): boolean =>
  (TAKEN_AVAILABILITIES as readonly (number | null)[]).includes(availability)

/** Homes that are for rent or rented. */
export const LET_AVAILABILITIES: readonly (number | null)[] = [AVAILABILITY.ForRent, AVAILABILITY.Rented]

export const ENERGY_LABELS: Labelled = { 1: 'A', 2: 'B', 3: 'C', 4: 'D', 5: 'E', 6: 'F', 7: 'G' }
