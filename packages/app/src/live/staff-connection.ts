import { applyEvent, refetchAll, type PushedStores } from '@latchkey/domain/live/apply-event'
import type { LiveConnection } from '@latchkey/domain/session/follow-session'
import { io } from 'socket.io-client'
import { openConnection, type Connect } from './socket.ts'

/** Opens the live line of the session and brings what it tells to the stores. It comes with its client only once somebody is signed in. */
export function openStaffConnection(
  stores: PushedStores,
  /** Told when the line is back after a break. */
  onReconnect: () => void,
  connect: Connect = (options) => io(options),
): LiveConnection {
  const { session } = stores
  return openConnection(connect, () => session.token, {
    onEvent: (event, payload) => applyEvent(stores, event, payload),
    onReconnect: () => {
      refetchAll(stores)
      onReconnect()
    },
    // The answer is 401 when the session is over, and that ends it here too.
    onRefused: () => session.loadPermissions(),
  })
}
