import type { LiveState } from '@latchkey/domain/live/live.messages'

/** Delay before a missing live connection is reported, in milliseconds; a server restart takes less. */
export const NOT_LIVE_AFTER_MS = 5_000

/** The polling interval while there is no live connection, in milliseconds. */
export const READ_AGAIN_MS = 30_000

export interface CurrentParts {
  setState: (state: LiveState) => void
  /** Refetches everything that is displayed. */
  readAgain: () => void
}

export type WatchedPage = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly navigator: Pick<Navigator, 'onLine'>
}

/**
 * Keeps a page current without a live connection: refetches at an interval, when the window is focused, and
 * when the browser comes online.
 */
export function keepCurrent({ setState, readAgain }: CurrentParts, page: WatchedPage = window) {
  let isLive = false
  let late: ReturnType<typeof setTimeout> | undefined
  let again: ReturnType<typeof setInterval> | undefined

  const state = (): LiveState => {
    if (!page.navigator.onLine) return 'offline'
    return again === undefined ? 'live' : 'not-live'
  }
  const report = () => setState(state())

  function isMissed() {
    again = setInterval(readAgain, READ_AGAIN_MS)
    report()
  }
  function settle() {
    clearTimeout(late)
    clearInterval(again)
    late = again = undefined
  }
  const onFocus = () => {
    if (!isLive) readAgain()
  }
  const onOnline = () => {
    readAgain()
    report()
  }

  function setLive(next: boolean) {
    isLive = next
    if (isLive) settle()
    else late ??= setTimeout(isMissed, NOT_LIVE_AFTER_MS)
    report()
  }

  page.addEventListener('focus', onFocus)
  page.addEventListener('online', onOnline)
  page.addEventListener('offline', report)
  report()
  return {
    /** Call it with the state of the live connection. */
    setLive,
    stop() {
      settle()
      page.removeEventListener('focus', onFocus)
      page.removeEventListener('online', onOnline)
      page.removeEventListener('offline', report)
    },
  }
}
