import { io } from 'socket.io-client'

/** Receives pushes as a page does. */
export interface PushClient {
  /** Resolves at the next push with this name. */
  next(event: string): Promise<void>
  /** Called at each push with this name. */
  listen(event: string, heard: () => void): void
  close(): void
}

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
