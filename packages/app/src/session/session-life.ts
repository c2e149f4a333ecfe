import type { RootStore } from '@latchkey/domain/root/root.store'
import { STORAGE_KEYS } from '@latchkey/domain/platform/storage-keys'
import { reaction } from 'mobx'
import type { LiveLine } from '../realtime/socket.ts'

/** What follows a session about. */
export interface SessionSurroundings {
  /** Brings what opens the live line. */
  loadLine: () => Promise<() => LiveLine>
  /** Where changes that other tabs make to the kept values are heard. */
  otherTabs: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

/** Opens the live line of one session and keeps it until the returned function is called. */
function holdLine(loadLine: SessionSurroundings['loadLine']): () => void {
  let line: LiveLine | null = null
  let isOver = false
  const open = async () => {
    const openLine = await loadLine()
    if (!isOver) line = openLine()
  }
  // What opens it may be out of reach: pages still work, they only do not refresh by themselves.
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
export function followSession(root: RootStore, { loadLine, otherTabs }: SessionSurroundings): () => void {
  let letGo: (() => void) | null = null
  const stopReaction = reaction(
    () => root.session.user?.id ?? null,
    (userId) => {
      letGo?.()
      letGo = null
      if (userId === null) return
      void root.session.loadPermissions()
      void root.session.loadProfile()
      letGo = holdLine(loadLine)
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
  otherTabs.addEventListener('storage', hearOtherTab)
  return () => {
    stopReaction()
    letGo?.()
    otherTabs.removeEventListener('storage', hearOtherTab)
  }
}
