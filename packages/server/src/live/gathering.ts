/** Window after a push in which repetitions are coalesced. */
export const GATHER_MS = 100

/** Throttles equal pushes: the first is sent at once, the last of the others at the end of the window. */
export interface Gathering {
  /** The last call of a key is always sent. */
  send(key: string, send: () => void): void
  /** Sends what is pending. */
  flush(): void
}

/** Pages refetch on each push: 200 saves in a second would cause 200 reads per open page. */
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
