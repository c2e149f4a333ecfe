import { createRootStore } from '@latchkey/domain/platform/root.store'
import { createSteadyStorage } from '@latchkey/domain/platform/storage'
import { createHttp } from '../api/http.ts'
import { auditApi } from '../api/audit.api.ts'
import { calendarApi } from '../api/calendar.api.ts'
import { leadsApi } from '../api/leads.api.ts'
import { mediaApi } from '../api/media.api.ts'
import { passwordsApi } from '../api/passwords.api.ts'
import { profileApi } from '../api/profile.api.ts'
import { projectsApi } from '../api/projects.api.ts'
import { propertiesApi } from '../api/properties.api.ts'
import { rolesApi } from '../api/roles.api.ts'
import { sessionApi } from '../api/session.api.ts'
import { settingsApi } from '../api/settings.api.ts'
import { twoFactorApi } from '../api/two-factor.api.ts'
import { sheetsApi } from '../api/sheets.api.ts'
import { usersApi } from '../api/users.api.ts'
import { API_BASE, BUILD } from '../env.ts'
import { hideToken } from '../links/hide-token.ts'
import { loadConnect } from '../realtime/socket.ts'
import { followSession } from '../session/session-life.ts'
import { createUnsavedEdits } from '../unsaved/unsaved-edits.ts'
import { createBuildWatch } from '../update/build-watch.ts'
import { fetchServedBuild } from '../update/version.api.ts'
import type { AccessOf } from '../session/guard.ts'
import type { Runtime } from './runtime.ts'

/** Builds the app on the real outside: the API, the live line, the browser's storages. */
export function createRuntime(accessOf: AccessOf): Runtime {
  const storage = createSteadyStorage(() => localStorage)
  const tabStorage = createSteadyStorage(() => sessionStorage)
  hideToken(window, tabStorage)
  const http = createHttp({ baseUrl: API_BASE, token: () => root.session.token })
  const root = createRootStore({
    audit: auditApi(http),
    calendar: calendarApi(http),
    leads: leadsApi(http),
    media: mediaApi(http),
    passwords: passwordsApi(http),
    profile: profileApi(http),
    projects: projectsApi(http),
    properties: propertiesApi(http),
    roles: rolesApi(http),
    session: sessionApi(http),
    settings: settingsApi(http),
    twoFactor: twoFactorApi(http),
    sheets: sheetsApi(http),
    users: usersApi(http),
    storage,
    tabStorage,
    now: () => Math.floor(Date.now() / 1000),
  })
  const build = createBuildWatch({ ownBuild: BUILD, fetchBuild: fetchServedBuild(http), page: window })

  const unsaved = createUnsavedEdits()
  http.setUnauthenticatedHandler(async () => {
    // Who has something unsaved signs in over it; everybody else on the sign-in page. Source: decision S20.
    if (unsaved.hasEdits()) return root.session.lapse()
    root.session.expire(location.pathname + location.search)
    return false
  })
  followSession(root, { loadConnect, onReconnect: () => void build.check(), otherTabs: window })
  build.start()
  void root.session.resume()

  return {
    root,
    storage,
    unsaved,
    build,
    accessOf,
    reload: () => location.reload(),
  }
}
