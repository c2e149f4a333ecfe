const LEAD = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann.lee@example.com',
  phone: '07700 900123',
  notes: 'Prefers the top floor.',
}

const PROJECT = {
  name: 'Harbour View',
  addressLine1: '1 Quay Road',
  city: 'Leeds',
  postcode: 'LS1 1AA',
  country: 'United Kingdom',
  mediaId: 7,
  defaultMediaId: 7,
}

const HOME = {
  name: 'Quay Loft',
  addressLine1: '2 Quay Road',
  city: 'Leeds',
  postcode: 'LS1 1AA',
  unitType: 1,
  availability: 1,
  bedrooms: 2,
  rentalPrice: 1250,
  rentalDeposit: 1400,
}

/** A body for each call that is open to keys and accepts JSON; a save gives the version that was read. */
export const BODY_EXAMPLES: Readonly<Record<string, object>> = {
  'POST /api/intake/enquiries': {
    ...LEAD,
    externalId: 'web-2026-0042',
    property: { name: 'Quay Loft', city: 'Leeds', postcode: 'LS1 1AA' },
  },
  'POST /api/leads': { ...LEAD, property: { name: 'Quay Loft' } },
  'POST /api/leads/{id}': { ...LEAD, version: 1 },
  'POST /api/leads/{id}/confirm-viewing': { viewingDate: 2_000_026_800, viewingUserId: 3 },
  'POST /api/projects': PROJECT,
  'POST /api/projects/{id}/update': { ...PROJECT, version: 1 },
  'POST /api/properties/create': HOME,
  'POST /api/properties/create-unit': { ...HOME, name: 'Harbour View 12', projectId: 1 },
  'POST /api/properties/{id}/update': { ...HOME, version: 1 },
}
