import { aLeadRow, FIXTURE_NOW } from '../leads/lead.fixtures.ts'
import type { Duplicates, ShownDuplicate } from './duplicates.contract.ts'

export const NO_DUPLICATES: Duplicates = { possible: [], samePerson: [], dismissed: [], more: false }

export function aDuplicate(overrides: Partial<ShownDuplicate> = {}): ShownDuplicate {
  const { status, email, phone, property, handler } = aLeadRow()
  return {
    id: 2,
    name: 'Ann Lee',
    status,
    email,
    phone,
    property,
    dateSubmitted: FIXTURE_NOW - 24 * 3600,
    handler,
    sharedBy: ['phone'],
    ...overrides,
  }
}
