import { expect, test } from 'vitest'
import { aPermission } from '../roles/role.fixtures.ts'
import { PERMISSIONS } from './permission.enums.ts'
import { hasAllPermissions, mayAdminister, mayGrant } from './rights.ts'

test.each([
  ['nothing', [], [], true],
  ['the same permissions', ['users-view'], ['users-view'], true],
  ['a subset', PERMISSIONS, ['units-download'], true],
  ['one more permission', ['users-view'], ['users-view', 'users-roles-view'], false],
  ['another permission', ['users-view'], ['enquiries-view'], false],
] as const)('%s', (_, held, wanted, isAllowed) => {
  const rights = new Set(held)
  expect(hasAllPermissions(rights, wanted)).toBe(isAllowed)
  expect(
    mayGrant(
      rights,
      wanted.map((name) => aPermission(name)),
    ),
  ).toBe(isAllowed)
})

test('anyone may grant a disabled permission, as it has no effect', () => {
  expect(mayGrant(new Set(), [aPermission('users-view', { status: false })])).toBe(true)
})

test('administration needs these permissions and, so that a deploy takes it from nobody, no later one (rule R16)', () => {
  const administration = new Set([
    'users-view',
    'users-roles-view',
    'users-roles-create',
    'users-roles-update',
    'users-roles-delete',
    'enquiries-view',
    'properties-view',
    'reservations-view',
    'viewings-view',
    'viewings-update',
    'viewings-create',
    'units-download',
    'leads-assign',
    'leads-merge',
    'lists-export',
    'settings-manage',
    'reports-view',
    'right-to-rent-override',
    'privacy-manage',
  ] as const)
  expect(mayAdminister(administration)).toBe(true)
  for (const missing of administration)
    expect(mayAdminister(new Set([...administration].filter((name) => name !== missing)))).toBe(false)
})
