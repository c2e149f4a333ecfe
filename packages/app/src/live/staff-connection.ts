import { applyEvent, refetchAll, type PushedStores } from '@latchkey/domain/live/apply-event'
import type { LiveConnection } from '@latchkey/domain/session/follow-session'
import { io } from 'socket.io-client'
import { openConnection, type Connect } from './socket.ts'

/**
 * Opens the session's connection and applies pushes to the stores. Imported, with socket.io, after sign-in only.
 */
export function openStaffConnection(
  stores: PushedStores,
  /** Called after a reconnect. */
  onReconnect: () => void,
  connect: Connect = (options) => io(options),
): LiveConnection {
  const { session, staff } = stores
  return openConnection(connect, () => session.token, {
    onEvent: (event, payload) => applyEvent(stores, event, payload),
    onLive: (isLive) => staff.setLive(isLive),
    onReconnect: () => {
      refetchAll(stores)
      onReconnect()
    },
    // Gets a 401 if the session has ended, which ends it on the client.
    onRejected: () => session.loadPermissions(),
  })
}
