import type { RootStore } from '@latchkey/domain/platform/root.store'
import type { StaffStore } from '@latchkey/domain/platform/staff.store'
import { STORAGE_KEYS } from '@latchkey/domain/platform/storage-keys'
import { reaction } from 'mobx'
import { applyEvent, refetchAll } from '../realtime/apply-event.ts'
import { openLiveLine, type Connect, type LiveLine } from '../realtime/socket.ts'

/** What follows a session about. */
export interface SessionSurroundings {
  /** Brings the live line's client. */
  loadConnect: () => Promise<Connect>
  /** Brings the stores of the staff, which most pushes are for. */
  loadStaff: () => Promise<StaffStore>
  /** Told when the line is back after a break. */
  onReconnect: () => void
  /** Where changes that other tabs make to the kept values are heard. */
  otherTabs: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

/** Opens the live line of one session and keeps it until the returned function is called. */
function holdLine(root: RootStore, { loadConnect, loadStaff, onReconnect }: SessionSurroundings): () => void {
  let line: LiveLine | null = null
  let isOver = false
  const open = async () => {
    const [connect, staff] = await Promise.all([loadConnect(), loadStaff()])
    if (isOver) return
    const stores = { root, staff }
    line = openLiveLine(connect, () => root.session.token, {
      onEvent: (event, payload) => applyEvent(stores, event, payload),
      onReconnect: () => {
        refetchAll(stores)
        onReconnect()
      },
      // The answer is 401 when the session is over, and that ends it here too.
      onRefused: () => root.session.loadPermissions(),
    })
  }
  // Without these there is no line: pages still work, they only do not refresh by themselves.
  open().catch(() => {})
  return () => {
    isOver = true
    line?.close()
  }
}

/**
 * Does what belongs to every session, whoever began it: reads permissions and profile, holds the live line,
 * and ends with the sessions of the other tabs. Returns what stops it.
 * Source: specification §4 "Login", decision X2.
 */
export function followSession(root: RootStore, surroundings: SessionSurroundings): () => void {
  let letGo: (() => void) | null = null
  const stopReaction = reaction(
    () => root.session.user?.id ?? null,
    (userId) => {
      letGo?.()
      letGo = null
      if (userId === null) return
      void root.session.loadPermissions()
      void root.session.loadProfile()
      letGo = holdLine(root, surroundings)
    },
    { fireImmediately: true },
  )
  const hearOtherTab = ({ key, newValue }: StorageEvent) => {
    // A null key is a storage that was cleared as a whole.
    const isTokenGone = key === null || (key === STORAGE_KEYS.token && newValue === null)
    if (isTokenGone && root.session.isSignedIn) void root.session.signOut()
    // Signed in again elsewhere: what waits here goes on.
    else if (key === STORAGE_KEYS.token && newValue !== null) void root.session.adopt(newValue)
  }
  surroundings.otherTabs.addEventListener('storage', hearOtherTab)
  return () => {
    stopReaction()
    letGo?.()
    surroundings.otherTabs.removeEventListener('storage', hearOtherTab)
  }
}
