/** How long repetitions of a push are gathered after it was sent, in milliseconds. */
export const GATHER_MS = 100

/** Sends the first of several equal pushes at once, and one more for all that follow within a short time. */
export interface Gathering {
  /** Sends now, or once for all under this key when the time is over: the last one is always sent. */
  send(key: string, send: () => void): void
  /** Sends now what still waits. */
  flush(): void
}

/** Creates it. A page reads again for each push: 200 saves in a second would make each open page read 200 times. */
export function gathering(gatherMs = GATHER_MS): Gathering {
  const gathered = new Map<string, (() => void) | null>()

  function begin(key: string): void {
    gathered.set(key, null)
    setTimeout(() => end(key), gatherMs).unref()
  }

  function end(key: string): void {
    const send = gathered.get(key)
    gathered.delete(key)
    if (!send) return
    begin(key)
    send()
  }

  return {
    send(key, send) {
      if (gathered.has(key)) {
        gathered.set(key, send)
        return
      }
      begin(key)
      send()
    },
    flush() {
      for (const [key, send] of gathered) {
        gathered.set(key, null)
        send?.()
      }
    },
  }
}
