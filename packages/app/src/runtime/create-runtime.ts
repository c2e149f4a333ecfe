import { hideToken } from '@latchkey/domain/links/hide-token'
import type { RootEnv } from '@latchkey/domain/root/env'
import { createRootStore } from '@latchkey/domain/root/root.store'
import type { StaffStore } from '@latchkey/domain/root/staff.store'
import { followSession } from '@latchkey/domain/session/follow-session'
import { createHttp } from '../api/http/http.ts'
import { rootApi } from '../api/root.api.ts'
import { API_BASE } from '../config/env.ts'
import { nextTask } from './next-task.ts'
import { fetchPart } from '@latchkey/ui/loading/lazy-part.ts'
import { exportAgain } from '@latchkey/ui/loading/import-again.ts'
import { pageStorage, tabStorage } from '../config/page-storage.ts'
import type { Runtime } from './runtime.ts'
import { onStorageChange } from './storage-change.ts'
import { watchServer } from './watch-server.ts'

/** Not loaded before sign-in. */
const importStaff = () => import('./open-staff.ts')

/** Builds the runtime with the real API, socket and storages. */
export function createRuntime(): Runtime {
  hideToken(window, tabStorage)
  const http = createHttp({ baseUrl: API_BASE, token: () => root.session.token })
  const env: RootEnv = {
    ...rootApi(http.send),
    storage: pageStorage,
    tabStorage,
    now: () => Math.floor(Date.now() / 1000),
    importAgain: exportAgain,
  }
  const root = createRootStore(env)
  const { brand, build, session, unsaved } = root
  let opening: Promise<StaffStore> | null = null
  const loadStaff = () =>
    (opening ??= fetchPart(importStaff).then(({ openStaff }) => openStaff(http, env, root)))

  http.setUnauthenticatedHandler(async () => {
    // With unsaved edits the user signs in over the page, otherwise on the sign-in page (rule S20).
    if (unsaved.hasEdits()) return session.lapse()
    session.expire(location.pathname + location.search)
    return false
  })
  http.setUnprovedHandler(() => root.passwords.askProof())
  const loadConnection = async () => {
    const [{ openStaffConnection }, staff] = await Promise.all([
      import('../live/staff-connection.ts'),
      loadStaff(),
    ])
    return () => openStaffConnection({ brand, session, staff }, () => void build.check())
  }
  followSession(session, { loadConnection, onStorageChange })
  watchServer({ brand, build, hasPushes: () => session.phase === 'signed-in' })
  void session.resume()
  // Preloads the staff's stores while the token is checked. A failure is reported when they are used.
  if (session.phase === 'unknown')
    void nextTask()
      .then(importStaff)
      .catch(() => {})

  return { root, loadStaff, storage: pageStorage, reload: () => location.reload() }
}
