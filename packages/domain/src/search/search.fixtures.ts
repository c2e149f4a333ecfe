import { LEAD_STATUS } from '../leads/lead-status.ts'
import { PERMISSIONS } from '../permissions/permission.enums.ts'
import { paletteGroups } from './palette.ts'
import type { FoundHome, FoundLead, SearchResponse } from './search.contract.ts'

/** Matched by its name. */
export const aFoundLead = (overrides: Partial<FoundLead> = {}): FoundLead => ({
  id: 7,
  name: 'Ann Lee',
  status: LEAD_STATUS.ViewingScheduled,
  propertyName: 'Harbour View 12',
  postcode: 'LS1 4AP',
  matched: 'name',
  matchedText: 'Ann Lee',
  ...overrides,
})

export const aFoundUnit = (overrides: Partial<FoundHome> = {}): FoundHome => ({
  id: 12,
  projectId: 3,
  projectName: 'Harbour View',
  name: 'Apartment 12',
  postcode: 'LS1 4AP',
  availability: 1,
  ...overrides,
})

/** With results in every group. */
export const anAnswer = (overrides: SearchResponse = {}): SearchResponse => ({
  leads: {
    items: [
      aFoundLead(),
      aFoundLead({ id: 8, name: 'Priya Nair', matched: 'email', matchedText: 'ann.nair@example.com' }),
    ],
    more: false,
  },
  units: { items: [aFoundUnit()], more: false },
  properties: {
    items: [aFoundUnit({ id: 13, projectId: null, projectName: null, name: 'Ann Street 4' })],
    more: false,
  },
  projects: { items: [{ id: 3, name: 'Annery Wharf', city: 'Leeds' }], more: false },
  users: {
    items: [{ id: 5, name: 'Anna Quill', username: 'anna@latchkey.example', active: false }],
    more: false,
  },
  ...overrides,
})

/** As seen with every permission. */
export const someGroups = (
  text: string,
  answer: SearchResponse,
  recent: Parameters<typeof paletteGroups>[0]['recent'] = [],
) => paletteGroups({ text, answer, recent, permissions: PERMISSIONS })
