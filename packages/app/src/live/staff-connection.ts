import { applyEvent, refetchAll, type PushedStores } from '@latchkey/domain/live/apply-event'
import type { LiveState } from '@latchkey/domain/live/live.store'
import type { LiveConnection } from '@latchkey/domain/session/follow-session'
import { io } from 'socket.io-client'
import { keepCurrent, type WatchedPage } from './keep-current.ts'
import { openConnection, type Connect } from './socket.ts'

/** Opens the connection of the session and applies its pushes to the stores. It is loaded, with its client, only once somebody is signed in. */
export function openStaffConnection(
  stores: PushedStores,
  /** Called when the connection is back after a break. */
  onReconnect: () => void,
  connect: Connect = (options) => io(options),
  page: WatchedPage = window,
): LiveConnection {
  const { session, staff } = stores
  const setState = (state: LiveState) => staff.live.setState(state)
  const current = keepCurrent({ setState, readAgain: () => refetchAll(stores) }, page)
  const connection = openConnection(connect, () => session.token, {
    onLive: current.setLive,
    onEvent: (event, payload) => applyEvent(stores, event, payload),
    onReconnect: () => {
      refetchAll(stores)
      onReconnect()
    },
    // The answer is 401 when the session is over, and that ends it here too.
    onRefused: () => session.loadPermissions(),
  })
  return {
    close() {
      current.stop()
      connection.close()
    },
  }
}
