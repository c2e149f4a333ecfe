import { reaction } from 'mobx'
import { STORAGE_KEYS } from '../platform/storage/storage-keys.ts'
import type { SessionStore } from './session.store.ts'

export interface LiveConnection {
  close(): void
}

export interface SessionEnvironment {
  /** Imports the socket code, then returns how to connect. */
  loadConnection: () => Promise<() => LiveConnection>
  /**
   * Notifies of changes made by other tabs, until the returned function is called. A null key means that the whole
   * storage was cleared, a null value that the key was removed.
   */
  onStorageChange: (listener: (key: string | null, value: string | null) => void) => () => void
}

/** Keeps the connection open until the returned function is called. */
function keepConnected(loadConnection: SessionEnvironment['loadConnection']): () => void {
  let connection: LiveConnection | null = null
  let isOver = false
  const open = async () => {
    const connect = await loadConnection()
    if (!isOver) connection = connect()
  }
  // If loading its code fails, pages work without live updates.
  open().catch(() => {})
  return () => {
    isOver = true
    connection?.close()
  }
}

/**
 * For each session: loads permissions and profile, keeps the socket open, and signs out when another tab does.
 * Returns a function that stops it.
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
      release = keepConnected(loadConnection)
    },
    { fireImmediately: true },
  )
  const stopListening = onStorageChange((key, value) => {
    const isTokenRemoved = key === null || (key === STORAGE_KEYS.token && value === null)
    if (isTokenRemoved && session.isSignedIn) void session.signOut()
    // Another tab signed in again: adopting its token lets pending calls continue.
    else if (key === STORAGE_KEYS.token && value !== null) void session.adopt(value)
  })
  return () => {
    stopReaction()
    release?.()
    stopListening()
  }
}
