import type { LiveState } from '@latchkey/domain/live/live.messages'

/** How long pushes may be away before the page says so, in milliseconds: a restarted server is back sooner. */
export const NOT_LIVE_AFTER_MS = 5_000

/** How often everything is read again while no pushes arrive, in milliseconds. */
export const READ_AGAIN_MS = 30_000

/** What keeping a page current needs. */
export interface CurrentParts {
  setState: (state: LiveState) => void
  /** Reads everything again that is on show. */
  readAgain: () => void
}

/** The part of a window that is used. */
export type WatchedPage = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly navigator: Pick<Navigator, 'onLine'>
}

/** Keeps a page current without pushes: while none arrive, it is read again now and then, when the person comes back to it, and when the browser is online again. */
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
    /** Reports whether pushes arrive. */
    setLive,
    /** Ends it. */
    stop() {
      settle()
      page.removeEventListener('focus', onFocus)
      page.removeEventListener('online', onOnline)
      page.removeEventListener('offline', report)
    },
  }
}
