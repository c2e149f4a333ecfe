import type { Property } from './property.contract.ts'
import { emptyPropertyDraft, type PropertyDraft } from './property.draft.ts'

/** With everything that its card and row show; without a project. */
export function aProperty(overrides: Partial<Property> = {}): Property {
  return {
    ...emptyPropertyDraft(),
    id: 1,
    projectId: null,
    name: 'Harbour View 12',
    addressLine1: 'Flat 12',
    addressLine2: '3 Quayside',
    city: 'Bristol',
    county: 'Avon',
    postcode: 'BS1 4RB',
    propertyExplorerUnitUuid: '6f8a2b1c-0d3e-4f5a-8b7c-9d0e1f2a3b4c',
    crmPropertyUuid: 'CRM-P-1012',
    homeViewsLink: 'https://homeviews.example/harbour-view',
    unitType: 1,
    ownershipType: 1,
    availability: 6,
    energyLabel: 2,
    building: 1,
    rooms: 4,
    bedrooms: 2,
    bathrooms: 1,
    desc: 'Top floor, facing the harbour.',
    purchasePrice: 250_000,
    rentalPrice: 1250.5,
    size: 74.25,
    images: [],
    balcony: true,
    importedFrom: null,
    version: 1,
    ...overrides,
  }
}

/** Varied: long and short names, with and without pictures and prices. */
export function someProperties(count = 7, overrides: Partial<Property> = {}): Property[] {
  const names = ['Apartment 101', 'Penthouse', 'The Old Print Works, Apartment 407', 'Plot 3', 'Garden Flat']
  return Array.from({ length: count }, (_, index) =>
    aProperty({
      id: index + 1,
      name: `${names[index % names.length]} ${Math.floor(index / names.length) + 1}`,
      unitType: (index % 17) + 1,
      building: (index % 3) + 1,
      bedrooms: index % 4,
      bathrooms: index % 3,
      availability: index % 8 === 7 ? null : (index % 7) + 1,
      purchasePrice: index % 3 === 2 ? null : 180_000 + index * 12_500,
      rentalPrice: index % 2 === 0 ? 950 + index * 50 : null,
      size: 42.5 + index,
      ...overrides,
    }),
  )
}

export function aPropertyDraft(overrides: Partial<PropertyDraft> = {}): PropertyDraft {
  return { ...emptyPropertyDraft(), name: 'Harbour View 12', ...overrides }
}
