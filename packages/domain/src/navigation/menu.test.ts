import { describe, expect, it } from 'vitest'
import { PERMISSIONS, type Permission } from '../permissions/permission.enums.ts'
import { currentPage, MENU_PAGES, permittedPages } from './menu.ts'

const labels = (...permissions: Permission[]) => permittedPages(permissions).map(({ label }) => label)

describe('permittedPages', () => {
  it('includes pages without required permissions for everyone', () => {
    expect(labels()).toEqual(['Dashboard', 'Profile Settings'])
  })

  it('includes a page for a user with its permission', () => {
    expect(labels('users-view')).toContain('Manage Users')
    expect(labels('users-view')).not.toContain('Permissions')
    expect(labels('users-roles-view')).toContain('Permissions')
  })

  it('requires all permissions of a page', () => {
    expect(labels(...PERMISSIONS.slice(1))).not.toContain('Audit Trail')
    expect(labels(...PERMISSIONS)).toContain('Audit Trail')
  })

  it('keeps the order of the menu', () => {
    expect(permittedPages(PERMISSIONS)).toEqual(MENU_PAGES)
  })
})

describe('currentPage', () => {
  it.each([
    ['/', 'Dashboard'],
    ['/main-menu/enquiries', 'Enquiries'],
    ['/main-menu/projects', 'Projects'],
    ['/main-menu/projects/7/units', 'Projects'],
    ['/settings/users', 'Manage Users'],
    ['/settings/users/roles', 'Permissions'],
    ['/settings/users/roles/update/3', 'Permissions'],
    ['/profile', 'Profile Settings'],
    ['/main-menu', undefined],
    ['/settings', undefined],
    ['/main-menu/enquiries-archive', undefined],
    ['/404', undefined],
  ])('%s belongs to %s', (pathname, label) => {
    expect(currentPage(pathname)?.label).toBe(label)
  })
})
