import { isPermitted } from '../navigation/guard.ts'
import { withOpenRecord } from '../navigation/open-record.ts'
import { PAGES } from '../navigation/pages.ts'
import { PATHS, unitsPath, userRolesPath } from '../navigation/paths.ts'
import { sectionOf, type LeadSection } from '../leads/lead-status.ts'
import type { Permission } from '../permissions/permission.enums.ts'
import type { FoundHome, FoundLead, FoundProject, FoundUser } from './search.contract.ts'

const SECTION_PAGES = {
  Enquiry: 'enquiries',
  Viewing: 'viewings',
  Reservation: 'reservations',
} as const satisfies Record<LeadSection, keyof typeof PAGES>

const opened = (path: string, name: string, id: number | 'new'): string =>
  `${path}?${withOpenRecord(new URLSearchParams(), name, id).toString()}`

export const RECORD_ADDRESSES = {
  /** Over the list of its section, or over the dashboard without permission for that list. */
  lead({ id, status }: Pick<FoundLead, 'id' | 'status'>, permissions: readonly Permission[]): string {
    const page = PAGES[SECTION_PAGES[sectionOf(status)]]
    return opened(isPermitted(page.access, permissions) ? page.path : PATHS.home, 'lead', id)
  },
  unit: ({ id, projectId }: Pick<FoundHome, 'id' | 'projectId'>): string =>
    opened(unitsPath(projectId ?? 0), 'unit', id),
  property: ({ id }: Pick<FoundHome, 'id'>): string => opened(PATHS.properties, 'property', id),
  project: ({ id }: Pick<FoundProject, 'id'>): string => unitsPath(id),
  /** The user's roles, or the list of users without permission to change roles. */
  user: ({ id }: Pick<FoundUser, 'id'>, permissions: readonly Permission[]): string =>
    isPermitted(PAGES.userRoles.access, permissions) ? userRolesPath(id) : PATHS.users,
}

export const NEW_RECORD_ADDRESSES = {
  enquiry: opened(PATHS.enquiries, 'lead', 'new'),
  property: opened(PATHS.properties, 'property', 'new'),
  project: opened(PATHS.projects, 'project', 'new'),
  user: opened(PATHS.users, 'user', 'new'),
  role: PATHS.createRole,
} as const
