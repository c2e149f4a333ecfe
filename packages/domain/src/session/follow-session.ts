import { reaction } from 'mobx'
import { STORAGE_KEYS } from '../platform/storage/storage-keys.ts'
import type { SessionStore } from './session.store.ts'

/** An open connection for pushes. */
export interface LiveConnection {
  close(): void
}

/** What following a session needs of the environment. */
export interface SessionEnvironment {
  /** Loads what opens the connection for pushes. */
  loadConnection: () => Promise<() => LiveConnection>
  /**
   * Calls back when another tab changes a stored value, until the returned function is called. A null key is a storage
   * that was cleared as a whole, a null value one that was removed.
   */
  onStorageChange: (listener: (key: string | null, value: string | null) => void) => () => void
}

/** Opens the connection of one session and keeps it until the returned function is called. */
function holdConnection(loadConnection: SessionEnvironment['loadConnection']): () => void {
  let connection: LiveConnection | null = null
  let isOver = false
  const open = async () => {
    const connect = await loadConnection()
    if (!isOver) connection = connect()
  }
  // Its code may be out of reach: pages still work, they only do not refresh by themselves.
  open().catch(() => {})
  return () => {
    isOver = true
    connection?.close()
  }
}

/**
 * Does what belongs to every session, whoever began it: reads permissions and profile, holds the connection for pushes,
 * and ends with the sessions of the other tabs. Returns what stops it.
 * Source: specification §4 "Login", decision X2.
 */
export function followSession(
  session: SessionStore,
  { loadConnection, onStorageChange }: SessionEnvironment,
): () => void {
  let release: (() => void) | null = null
  const stopReaction = reaction(
    () => session.user?.id ?? null,
    (userId) => {
      release?.()
      release = null
      if (userId === null) return
      void session.loadPermissions()
      void session.loadProfile()
      release = holdConnection(loadConnection)
    },
    { fireImmediately: true },
  )
  const stopListening = onStorageChange((key, value) => {
    const isTokenGone = key === null || (key === STORAGE_KEYS.token && value === null)
    if (isTokenGone && session.isSignedIn) void session.signOut()
    // Signed in again in another tab: what waits here goes on.
    else if (key === STORAGE_KEYS.token && value !== null) void session.adopt(value)
  })
  return () => {
    stopReaction()
    release?.()
    stopListening()
  }
}
