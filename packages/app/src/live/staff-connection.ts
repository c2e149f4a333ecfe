import { applyEvent, refetchAll, type PushedStores } from '@latchkey/domain/live/apply-event'
import type { LiveConnection } from '@latchkey/domain/session/follow-session'
import { io } from 'socket.io-client'
import { openConnection, type Connect } from './socket.ts'

/** Opens the connection of the session and applies its pushes to the stores. It is loaded, with its client, only once somebody is signed in. */
export function openStaffConnection(
  stores: PushedStores,
  /** Called when the connection is back after a break. */
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
    // The answer is 401 when the session is over, and that ends it here too.
    onRefused: () => session.loadPermissions(),
  })
}
