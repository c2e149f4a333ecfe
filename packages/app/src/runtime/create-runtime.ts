import { createRootStore } from '@latchkey/domain/platform/root.store'
import type { RootEnv } from '@latchkey/domain/platform/env'
import type { StaffStore } from '@latchkey/domain/platform/staff.store'
import { createSteadyStorage } from '@latchkey/domain/platform/storage'
import { createHttp } from '../api/http.ts'
import { passwordsApi } from '../api/passwords.api.ts'
import { sessionApi } from '../api/session.api.ts'
import { twoFactorApi } from '../api/two-factor.api.ts'
import { API_BASE, BUILD } from '../env.ts'
import { fetchPart } from '../frame/lazy-part.ts'
import { hideToken } from '@latchkey/domain/links/hide-token'
import { followSession } from '@latchkey/domain/session/follow-session'
import { createUnsavedEdits } from '@latchkey/domain/unsaved/unsaved-edits.store'
import { createBuildWatch } from '@latchkey/domain/update/build.store'
import { fetchServedBuild } from '../update/version.api.ts'
import type { AccessOf } from '@latchkey/domain/navigation/guard'
import type { Runtime } from './runtime.ts'

/** What the pages before the sign-in do without. */
const importStaff = () => import('./open-staff.ts')

/** Builds the app on its real environment: the API, the live connection, the browser's storages. */
export function createRuntime(accessOf: AccessOf): Runtime {
  const storage = createSteadyStorage(() => localStorage)
  const tabStorage = createSteadyStorage(() => sessionStorage)
  hideToken(window, tabStorage)
  const http = createHttp({ baseUrl: API_BASE, token: () => root.session.token })
  const env: RootEnv = {
    passwords: passwordsApi(http),
    session: sessionApi(http),
    twoFactor: twoFactorApi(http),
    storage,
    tabStorage,
    now: () => Math.floor(Date.now() / 1000),
  }
  const root = createRootStore(env)
  let opening: Promise<StaffStore> | null = null
  const loadStaff = () =>
    (opening ??= fetchPart(importStaff).then(({ openStaff }) => openStaff(http, env, root)))
  const build = createBuildWatch({ ownBuild: BUILD, fetchBuild: fetchServedBuild(http), page: window })

  const unsaved = createUnsavedEdits()
  http.setUnauthenticatedHandler(async () => {
    // Who has something unsaved signs in over it; everybody else on the sign-in page. Source: decision S20.
    if (unsaved.hasEdits()) return root.session.lapse()
    root.session.expire(location.pathname + location.search)
    return false
  })
  const loadLine = async () => {
    const [{ openStaffLine }, staff] = await Promise.all([import('../realtime/staff-line.ts'), loadStaff()])
    return () => openStaffLine({ root, staff }, () => void build.check())
  }
  followSession(root, { loadLine, otherTabs: window })
  build.start()
  void root.session.resume()
  // A token is being tried: what its owner needs comes meanwhile. A failure is told when it is shown.
  if (root.session.phase === 'unknown') void importStaff().catch(() => {})

  return {
    root,
    loadStaff,
    storage,
    unsaved,
    build,
    accessOf,
    reload: () => location.reload(),
  }
}
