import { hasRunOut, nextMinuteOf } from '@latchkey/domain/leads/waiting/waiting.clock'
import type { Waiting } from '@latchkey/domain/leads/waiting/waiting.contract'

/** One who shows how long a lead has waited. */
export interface TickWatcher {
  readonly waiting: Waiting
  /** A minute may have been counted. */
  readonly onTick: () => void
  /** What is known of the clock has ended: the answer is to be asked for again. */
  readonly onRunOut: () => void
}

/** The longest time that browsers take for a timer. */
const LONGEST_MS = 2 ** 31 - 1

const watchers = new Set<TickWatcher>()
/** Answers that were asked for again: where none comes they are not asked for a second time. */
const askedAgain = new WeakSet<Waiting>()
let timer: ReturnType<typeof setTimeout> | undefined
let isDue = false

/** The moment, in unix seconds. */
export const tickerNow = (): number => Math.floor(Date.now() / 1000)

/** One timer for all that are on the page, at the next minute of any of them; none while the page is hidden. */
function setTimer(): void {
  clearTimeout(timer)
  if (document.hidden) return
  const now = tickerNow()
  const next = Math.min(...[...watchers].map(({ waiting }) => nextMinuteOf(waiting, now) ?? Infinity))
  if (next !== Infinity) timer = setTimeout(tick, Math.min(next * 1000 - Date.now(), LONGEST_MS))
}

/** Once for all that mount or unmount together. */
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
    if (!hasRunOut(waiting, now) || askedAgain.has(waiting)) continue
    askedAgain.add(waiting)
    runOuts.add(onRunOut)
  }
  for (const onRunOut of runOuts) onRunOut()
  setTimer()
}

function followVisibility(): void {
  if (document.hidden) clearTimeout(timer)
  else tick()
}

/** Tells one that shows how long a lead has waited when minutes are counted; returns what ends it. */
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
