import { LEAD_STATUSES, type LeadStatus } from '@latchkey/domain/leads/lead-status'
import { PERMISSIONS, type Permission } from '@latchkey/domain/permissions/permission.enums'
import { describe, expect, test } from 'vitest'
import { canDeleteLead, canOpenLead } from './lead.policy.ts'

const holderOf = (...permissions: Permission[]) => ({ permissions: new Set(permissions) })
const allowed = (may: typeof canOpenLead, ...permissions: Permission[]): LeadStatus[] =>
  LEAD_STATUSES.filter((status) => may(holderOf(...permissions), status))

describe('opening and saving', () => {
  test.each([
    ['enquiries-view', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['viewings-view', [3, 4, 5, 6]],
    ['reservations-view', [7, 8, 9, 10, 11, 12]],
  ] as const)('%s opens %j', (permission, statuses) => {
    expect(allowed(canOpenLead, permission)).toEqual(statuses)
  })

  test('other permissions open nothing', () => {
    const others = PERMISSIONS.filter((name) => !/^(enquiries|viewings|reservations)-view$/.test(name))
    expect(others).toHaveLength(PERMISSIONS.length - 3)
    expect(allowed(canOpenLead, ...others)).toEqual([])
  })
})

describe('deleting and restoring', () => {
  test.each([
    ['enquiries-view', [1, 2]],
    ['viewings-view', [3, 4, 5, 6]],
    ['reservations-view', [7, 8, 9, 10, 11, 12]],
  ] as const)('%s deletes %j', (permission, statuses) => {
    expect(allowed(canDeleteLead, permission)).toEqual(statuses)
  })
})
