import type { Change } from '../../context/context.ts'
import type { KindOfImport } from '../kinds/import-kind.ts'

/** Open pages refetch on each push, and a run has many batches. */
const PUSH_MS = 1_000

export type PushOfBatch = (change: Pick<Change, 'push'>) => void

/** Pushes after the first batch, and then after those that end a second later. */
export function pacedPushes(
  kind: Pick<KindOfImport, 'push'>,
  /** Milliseconds. */
  clock = () => performance.now(),
): PushOfBatch {
  let last = -Infinity
  return (change) => {
    const now = clock()
    if (now - last < PUSH_MS) return
    last = now
    pushAll(kind, change)
  }
}

export function pushAll(kind: Pick<KindOfImport, 'push'>, change: Pick<Change, 'push'>): void {
  kind.push(change)
  change.push('imports-refresh', {})
}
