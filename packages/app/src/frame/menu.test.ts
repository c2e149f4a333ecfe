import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import { describe, expect, it } from 'vitest'
import type { PageAccess } from '../session/guard.ts'
import { currentPage, MENU_PAGES, permittedPages } from './menu.tsx'

describe('permittedPages', () => {
  const access: Record<string, PageAccess> = {
    '/main-menu/enquiries': ['enquiries-view'],
    '/settings/users': ['users-view'],
    '/settings/users/roles': ['users-view', 'users-roles-view'],
  }
  const labels = (...permissions: Permission[]) =>
    permittedPages((path) => access[path] ?? [], permissions).map(({ label }) => label)

  it('shows pages that ask for nothing to everybody', () => {
    expect(labels()).toContain('Dashboard')
    expect(labels()).not.toContain('Enquiries')
  })

  it('asks for all permissions of a page', () => {
    expect(labels('users-view')).toContain('Manage Users')
    expect(labels('users-view')).not.toContain('Permissions')
    expect(labels('users-roles-view', 'users-view')).toContain('Permissions')
  })

  it('keeps the order of the menu', () => {
    expect(permittedPages(() => 'public', [])).toEqual(MENU_PAGES)
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
