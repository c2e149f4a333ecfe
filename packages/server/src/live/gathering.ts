/** Window after a push in which repetitions are coalesced. */
export const GATHER_MS = 100

/** Throttles pushes with the same key: the first is sent at once, the others as one at the end of the window. */
export interface Gathering<Push> {
  send(key: string, push: Push): void
  /** Sends what is pending. */
  flush(): void
}

export interface GatheringOptions<Push> {
  send: (push: Push) => void
  /** Makes one push of two with the same key. */
  merge: (one: Push, other: Push) => Push
  gatherMs?: number
}

/** Pages refetch on each push: 200 saves in a second would cause 200 reads per open page. */
export function gathering<Push>({
  send,
  merge,
  gatherMs = GATHER_MS,
}: GatheringOptions<Push>): Gathering<Push> {
  const gathered = new Map<string, Push | null>()

  function begin(key: string): void {
    gathered.set(key, null)
    setTimeout(() => end(key), gatherMs).unref()
  }

  function end(key: string): void {
    const push = gathered.get(key)
    gathered.delete(key)
    if (push == null) return
    begin(key)
    send(push)
  }

  return {
    send(key, push) {
      const pending = gathered.get(key)
      if (pending === undefined) {
        begin(key)
        send(push)
      } else gathered.set(key, pending === null ? push : merge(pending, push))
    },
    flush() {
      for (const [key, push] of gathered) {
        gathered.set(key, null)
        if (push !== null) send(push)
      }
    },
  }
}
