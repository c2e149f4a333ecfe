import { hasRunOut, nextMinuteOf } from '@latchkey/domain/leads/waiting/waiting-clock'
import type { Waiting } from '@latchkey/domain/leads/waiting/waiting.contract'

export interface TickWatcher {
  readonly waiting: Waiting
  /** A minute may have passed. */
  readonly onTick: () => void
  /** The known opening hours have ended: the lead must be refetched. */
  readonly onRunOut: () => void
}

/** The longest delay of `setTimeout`. */
const LONGEST_MS = 2 ** 31 - 1

const watchers = new Set<TickWatcher>()
/** Values for which a refetch was requested, so that a failed one is not repeated. */
const refetched = new WeakSet<Waiting>()
let timer: ReturnType<typeof setTimeout> | undefined
let isDue = false

/** In unix seconds. */
export const tickerNow = (): number => Math.floor(Date.now() / 1000)

/** One timer for all watchers, at the next minute of any of them; none while the page is hidden. */
function setTimer(): void {
  clearTimeout(timer)
  if (document.hidden) return
  const now = tickerNow()
  const next = Math.min(...[...watchers].map(({ waiting }) => nextMinuteOf(waiting, now) ?? Infinity))
  if (next !== Infinity) timer = setTimeout(tick, Math.min(next * 1000 - Date.now(), LONGEST_MS))
}

/** Coalesces the watchers that mount or unmount together. */
function setTimerSoon(): void {
  if (isDue) return
  isDue = true
  queueMicrotask(() => {
    isDue = false
    setTimer()
  })
}

function tick(): void {
  const now = tickerNow()
  const runOuts = new Set<() => void>()
  for (const { waiting, onTick, onRunOut } of watchers) {
    onTick()
    if (!hasRunOut(waiting, now) || refetched.has(waiting)) continue
    refetched.add(waiting)
    runOuts.add(onRunOut)
  }
  for (const onRunOut of runOuts) onRunOut()
  setTimer()
}

function followVisibility(): void {
  if (document.hidden) clearTimeout(timer)
  else tick()
}

/** Subscribes to minutes within opening hours; returns the function that unsubscribes. */
export function watchTicks(watcher: TickWatcher): () => void {
  if (watchers.size === 0) document.addEventListener('visibilitychange', followVisibility)
  watchers.add(watcher)
  setTimerSoon()
  return () => {
    watchers.delete(watcher)
    if (watchers.size === 0) document.removeEventListener('visibilitychange', followVisibility)
    setTimerSoon()
  }
}
