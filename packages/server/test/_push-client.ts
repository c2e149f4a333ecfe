import { io } from 'socket.io-client'

/** Somebody who listens to pushes, as a page does. */
export interface PushClient {
  /** Resolves at the next push of that name. */
  next(event: string): Promise<void>
  /** Calls back at each push of that name. */
  listen(event: string, heard: () => void): void
  close(): void
}

/** Connects to a running server with the token of a session. */
export async function connectPushes(url: string, token: string): Promise<PushClient> {
  const socket = io(url, { transports: ['websocket'], auth: { token }, forceNew: true })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return {
    next: (event) => new Promise((resolve) => socket.once(event, () => resolve())),
    listen: (event, heard) => void socket.on(event, heard),
    close: () => {
      socket.close()
    },
  }
}
