import { keyOf, mergedPush, type Push } from './pushes.ts'

/** Longest age of a page that connects, in milliseconds. */
export const KEPT_MS = 60_000

/** One push for each key: a page that reads its data before it is connected would miss them. */
export interface RecentPushes {
  record(push: Push): void
  /** Oldest first. */
  since(ageMs: number): Push[]
}

/** `now` is a clock in milliseconds. */
export function recentPushes(now: () => number = () => performance.now()): RecentPushes {
  const kept = new Map<string, { readonly push: Push; readonly at: number }>()
  return {
    record(push) {
      const at = now()
      for (const [key, old] of kept) if (old.at < at - KEPT_MS) kept.delete(key)
      const key = keyOf(push)
      const old = kept.get(key)
      kept.delete(key)
      kept.set(key, { push: old ? mergedPush(old.push, push) : push, at })
    },
    since(ageMs) {
      const from = now() - Math.min(ageMs, KEPT_MS)
      return [...kept.values()].filter(({ at }) => at >= from).map(({ push }) => push)
    },
  }
}
