import { io } from 'socket.io-client'

/** Receives pushes as a page does. */
export interface PushClient {
  isConnected(): boolean
  /** Resolves at the next push with this name. */
  next(event: string): Promise<void>
  /** Called at each push with this name. */
  listen(event: string, heard: () => void): void
  close(): void
}

/** Delay before reconnecting after a rejection, in milliseconds. */
const REJECTED_MS = 1_000

export async function connectPushes(url: string, token: string): Promise<PushClient> {
  const socket = io(url, { transports: ['websocket'], auth: { token }, forceNew: true })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  // socket.io reconnects after a broken connection, but not after a rejection: a database may be away.
  socket.on('connect_error', () => {
    if (!socket.active) setTimeout(() => socket.connect(), REJECTED_MS)
  })
  return {
    isConnected: () => socket.connected,
    next: (event) => new Promise((resolve) => socket.once(event, () => resolve())),
    listen: (event, heard) => void socket.on(event, heard),
    close: () => {
      socket.close()
    },
  }
}
