import { expect, it } from 'vitest'
import { aRole, theAdministratorRole } from './role.fixtures.ts'
import { userRolesTitle } from './role.messages.ts'
import { isProtectedRole, markedName, permissionCount, roleStatus } from './role-names.ts'

it('protects one role, in any case', () => {
  expect(isProtectedRole(theAdministratorRole)).toBe(true)
  expect(isProtectedRole({ name: 'system administrator' })).toBe(true)
  expect(isProtectedRole(aRole())).toBe(false)
})

it('counts permissions in words', () => {
  expect([0, 1, 2, 12].map(permissionCount)).toEqual([
    'No Permissions',
    '1 Permission',
    '2 Permissions',
    '12 Permissions',
  ])
})

it('labels enabled and disabled roles', () => {
  expect([roleStatus(true), roleStatus(false)]).toEqual(['Enabled', 'Disabled'])
  expect(markedName(aRole())).toBe('Lettings agent')
  expect(markedName(aRole({ status: false }))).toBe('Lettings agent (Disabled)')
  expect(userRolesTitle('ann@example.com')).toBe('Manage ann@example.com Roles')
})
