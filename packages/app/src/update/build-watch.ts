/** How often the served build is asked for, in milliseconds. Source: decision G18. */
export const BUILD_CHECK_MS = 60_000

/** Knows whether the running page is older than what the server serves. */
export interface BuildWatch {
  isOutdated: () => boolean
  /** Calls back when `isOutdated` changes; returns what stops that. */
  subscribe: (listener: () => void) => () => void
  /** Asks the server now. */
  check(): Promise<void>
  /** A part of this build could not be fetched: it is gone from the server, or the line is down. */
  reportMissingPart(): Promise<void>
  /** From now on asks each minute and whenever the person comes back to the page; returns what stops that. */
  start(): () => void
}

/** What the watch is built from. */
export interface BuildWatchSettings {
  /** The id of the running build; empty where there was no build, and then nothing is watched. */
  ownBuild: string
  /** The id of the build the server serves, or null when it does not know; rejects when the server is not there. */
  fetchBuild: () => Promise<string | null>
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

/** Builds the watch over new builds. Source: specification §1, decision G18. */
export function createBuildWatch({ ownBuild, fetchBuild, page }: BuildWatchSettings): BuildWatch {
  const listeners = new Set<() => void>()
  let isOutdated = false

  const outdate = () => {
    if (isOutdated) return
    isOutdated = true
    for (const listener of listeners) listener()
  }

  const check = async () => {
    if (ownBuild === '' || isOutdated) return
    try {
      const served = await fetchBuild()
      if (served !== null && served !== '' && served !== ownBuild) outdate()
    } catch {
      // Offline, or the server is on its way up: the next look will tell.
    }
  }

  const look = () => void check()

  return {
    isOutdated: () => isOutdated,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    check,
    async reportMissingPart() {
      try {
        await fetchBuild()
      } catch {
        return
      }
      // The server is there and the part is not: only a fresh page helps, whatever the ids say.
      outdate()
    },
    start() {
      const timer = setInterval(look, BUILD_CHECK_MS)
      page.addEventListener('focus', look)
      return () => {
        clearInterval(timer)
        page.removeEventListener('focus', look)
      }
    },
  }
}
