import { describe, expect, it } from 'vitest'
import { PERMISSIONS, type Permission } from '../permissions/permission.enums.ts'
import { currentPage, MENU_PAGES, permittedPages } from './menu.ts'

const labels = (...permissions: Permission[]) => permittedPages(permissions).map(({ label }) => label)

const EVERYONES = ['Dashboard', 'Profile Settings']

/** Pages that a permission alone adds to the menu, in its order. */
const PAGES_OF: Partial<Record<Permission, readonly string[]>> = {
  'users-view': ['Manage Users'],
  'users-roles-view': ['Permissions'],
  'enquiries-view': ['Calendar', 'Enquiries'],
  'properties-view': ['Properties', 'Projects', 'Listings'],
  'reservations-view': ['Reservations'],
  'viewings-view': ['Today', 'Viewings'],
  'settings-manage': ['Office'],
  'reports-view': ['Reports'],
  'privacy-manage': ['Privacy'],
  'integrations-manage': ['Integrations'],
}

describe('permittedPages', () => {
  it('includes pages without required permissions for everyone', () => {
    expect(labels()).toEqual(EVERYONES)
  })

  it.each(PERMISSIONS)('adds the pages of %s (W6/3 for privacy-manage)', (permission) => {
    const added = labels(permission).filter((label) => !EVERYONES.includes(label))
    expect(added).toEqual(PAGES_OF[permission] ?? [])
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
