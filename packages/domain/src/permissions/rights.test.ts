import { expect, test } from 'vitest'
import { aPermission } from '../roles/role.fixtures.ts'
import { PERMISSIONS } from './permission.enums.ts'
import { holdsAll, mayGive } from './rights.ts'

test.each([
  ['nothing', [], [], true],
  ['what one holds', ['users-view'], ['users-view'], true],
  ['less than one holds', PERMISSIONS, ['units-download'], true],
  ['one permission more', ['users-view'], ['users-view', 'users-roles-view'], false],
  ['something else', ['users-view'], ['enquiries-view'], false],
] as const)('%s', (_, held, wanted, isAllowed) => {
  const rights = new Set(held)
  expect(holdsAll(rights, wanted)).toBe(isAllowed)
  expect(
    mayGive(
      rights,
      wanted.map((name) => aPermission(name)),
    ),
  ).toBe(isAllowed)
})

test('anyone may grant a disabled permission, as it has no effect', () => {
  expect(mayGive(new Set(), [aPermission('users-view', { status: false })])).toBe(true)
})
