import type { RootEnv } from '@latchkey/domain/platform/env'
import type { RootStore } from '@latchkey/domain/platform/root.store'
import { createStaffStore, type StaffStore } from '@latchkey/domain/platform/staff.store'
import { auditApi } from '../api/audit.api.ts'
import { calendarApi } from '../api/calendar.api.ts'
import type { Http } from '../api/http.ts'
import { leadsApi } from '../api/leads.api.ts'
import { mediaApi } from '../api/media.api.ts'
import { profileApi } from '../api/profile.api.ts'
import { projectsApi } from '../api/projects.api.ts'
import { propertiesApi } from '../api/properties.api.ts'
import { rolesApi } from '../api/roles.api.ts'
import { settingsApi } from '../api/settings.api.ts'
import { sheetsApi } from '../api/sheets.api.ts'
import { usersApi } from '../api/users.api.ts'

/** Opens the stores of signed-in staff on the API, in the environment of the root store. */
export const openStaff = (http: Http, env: RootEnv, root: RootStore): StaffStore =>
  createStaffStore(
    {
      ...env,
      audit: auditApi(http),
      calendar: calendarApi(http),
      leads: leadsApi(http),
      media: mediaApi(http),
      profile: profileApi(http),
      projects: projectsApi(http),
      properties: propertiesApi(http),
      roles: rolesApi(http),
      settings: settingsApi(http),
      sheets: sheetsApi(http),
      users: usersApi(http),
    },
    root,
  )
