import { HOUR_SECONDS } from '../platform/values/durations.ts'
import { FIXTURE_NOW } from '../leads/lead.fixtures.ts'
import type { ToComplete } from './to-complete.contract.ts'

export const toComplete = (more: Partial<ToComplete> = {}): ToComplete => ({
  id: 1,
  source: 'Zoopla',
  at: FIXTURE_NOW - 5 * HOUR_SECONDS,
  kind: 'enquiry',
  fields: {
    externalId: 'dcec2eae-2002-4198-bc1d-fa32e9fdc389',
    firstName: 'Joe',
    lastName: 'Bloggs',
    email: 'joe@bloggs.com',
    notes: "Hello\n\nWe're very interested in viewing this property\nEnquiry type: lettings",
    'property.ref': '12',
    'property.name': 'Harbour View 12',
  },
  problems: [{ field: 'phone', name: 'required' }],
  ...more,
})

/** An enquiry without a phone, one with a foreign number, and a valuation. */
export const THREE_TO_COMPLETE: readonly ToComplete[] = [
  toComplete(),
  toComplete({
    id: 2,
    at: FIXTURE_NOW - 2 * HOUR_SECONDS,
    fields: { firstName: 'Camille', email: 'camille@example.fr', phone: '+33 1 42 68 53 00' },
    problems: [
      { field: 'lastName', name: 'required' },
      { field: 'phone', name: 'pattern' },
    ],
  }),
  toComplete({
    id: 3,
    at: FIXTURE_NOW - HOUR_SECONDS,
    kind: 'valuation',
    fields: { firstName: 'Ola', lastName: 'Nowak', email: 'ola@example.com', phone: '07700 900456' },
    problems: [],
  }),
]
