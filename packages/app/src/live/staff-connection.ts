import { applyEvent } from '@latchkey/domain/live/apply-event'
import type { RootStore } from '@latchkey/domain/root/root.store'
import type { LiveConnection } from '@latchkey/domain/session/follow-session'
import { io } from 'socket.io-client'
import { openConnection, type Connect } from './socket.ts'

/**
 * Opens the session's connection and applies pushes to the stores. Imported, with socket.io, after sign-in only.
 */
export function openStaffConnection(
  root: RootStore,
  /** Called after a reconnect. */
  onReconnect: () => void,
  connect: Connect = (options) => io(options),
): LiveConnection {
  const { session } = root
  return openConnection(connect, () => session.token, {
    onEvent: (event, payload) => applyEvent(root, event, payload),
    onLive: (isLive) => root.setLive(isLive),
    onReconnect: () => {
      root.receiveRefresh()
      onReconnect()
    },
    // Gets a 401 if the session has ended, which ends it on the client.
    onRejected: () => session.loadPermissions(),
  })
}
