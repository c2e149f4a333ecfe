import { hideToken } from '@latchkey/domain/links/hide-token'
import { type StoreEnv, ROOT_CALLS } from '@latchkey/domain/root/root.calls'
import { createRootStore } from '@latchkey/domain/root/root.store'
import { followSession } from '@latchkey/domain/session/follow-session'
import { brandAndBuild } from '../api/brand-and-build.ts'
import { clients } from '../api/client.ts'
import { createHttp } from '../api/http.ts'
import { API_BASE } from '../config/env.ts'
import { importAgain } from '@latchkey/ui/loading/import-again.ts'
import { toasts } from '@latchkey/ui/overlays/toasts.ts'
import { pageStorage, tabStorage } from '../config/page-storage.ts'
import type { Runtime } from './runtime.ts'
import { onStorageChange } from './storage-change.ts'
import { watchServer } from './watch-server.ts'

/** Builds the runtime with the real API, socket and storages. */
export function createRuntime(): Runtime {
  hideToken(window, tabStorage)
  const http = createHttp({
    baseUrl: API_BASE,
    token: () => root.session.token,
    async onUnauthenticated() {
      // With unsaved edits the user signs in over the page, otherwise on the sign-in page (rule S20).
      if (root.unsaved.hasEdits()) return root.session.lapse()
      root.session.expire(location.pathname + location.search)
      return false
    },
    onUnproved: () => root.passwords.askProof(),
  })
  const env: StoreEnv = {
    ...clients(http, ROOT_CALLS),
    ...brandAndBuild(http),
    ownWrites: http.ownWrites,
    storage: pageStorage,
    tabStorage,
    now: () => Math.floor(Date.now() / 1000),
    importAgain,
    notify: toasts,
  }
  const root = createRootStore(env)
  const { brand, build, session } = root

  const loadConnection = async () => {
    const { openStaffConnection } = await import('../live/staff-connection.ts')
    return () => openStaffConnection(root, () => void build.check())
  }
  followSession(session, { loadConnection, onStorageChange })
  watchServer({ brand, build, hasPushes: () => session.phase === 'signed-in' })
  void session.resume()

  return { root, storage: pageStorage, reload: () => location.reload() }
}
