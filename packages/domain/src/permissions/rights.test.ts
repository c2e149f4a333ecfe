import { expect, test } from 'vitest'
import { aPermission } from '../roles/role.fixtures.ts'
import { PERMISSIONS } from './permission.enums.ts'
import { holdsAll, mayGrant } from './rights.ts'

test.each([
  ['nothing', [], [], true],
  ['the same permissions', ['users-view'], ['users-view'], true],
  ['a subset', PERMISSIONS, ['units-download'], true],
  ['one more permission', ['users-view'], ['users-view', 'users-roles-view'], false],
  ['another permission', ['users-view'], ['enquiries-view'], false],
] as const)('%s', (_, held, wanted, isAllowed) => {
  const rights = new Set(held)
  expect(holdsAll(rights, wanted)).toBe(isAllowed)
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
