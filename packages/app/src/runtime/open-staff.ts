import type { RootEnv } from '@latchkey/domain/root/env'
import type { RootStore } from '@latchkey/domain/root/root.store'
import { createStaffStore, type StaffStore } from '@latchkey/domain/root/staff.store'
import type { Http } from '../api/http/http.ts'
import { exportsApi } from '../api/exports.api.ts'
import { leadsApi } from '../api/leads.api.ts'
import { notificationsApi } from '../api/notifications.api.ts'
import { peopleApi } from '../api/people.api.ts'
import { propertiesApi } from '../api/properties.api.ts'
import { searchApi } from '../api/search.api.ts'
import { viewsApi } from '../api/views.api.ts'

export const openStaff = (http: Http, env: RootEnv, root: RootStore): StaffStore =>
  createStaffStore(
    {
      ...env,
      ...exportsApi(http),
      ...leadsApi(http),
      ...notificationsApi(http),
      ...peopleApi(http),
      ...propertiesApi(http),
      ...searchApi(http),
      ...viewsApi(http),
    },
    root,
  )
