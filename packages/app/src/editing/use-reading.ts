import type { ReadOutcome } from '@latchkey/domain/platform/read-outcome'
import { useCallback, useEffect, useState } from 'react'

/** Something that one page reads for itself, as far as it is known. */
export type Reading<Value> = { kind: 'ready'; value: Value } | { kind: 'loading' | 'failed' | 'missing' }

/**
 * Reads something for a page, and again whenever `revision` is incremented; what is known stays on show meanwhile.
 * Keep `read` one and the same function as long as it reads the same thing.
 */
export function useReading<Value>(
  read: () => Promise<ReadOutcome<Value>>,
  revision: number,
): { reading: Reading<Value>; retry: () => void } {
  const [held, setHeld] = useState<{ of: typeof read; turn: number; reading: Reading<Value> }>({
    of: read,
    turn: 0,
    reading: { kind: 'loading' },
  })
  const [tries, setTries] = useState(0)
  if (held.of !== read) setHeld({ of: read, turn: 0, reading: { kind: 'loading' } })
  // Incremented for each reason to read again.
  const turn = revision + tries

  useEffect(() => {
    let isOver = false
    const ask = async () => {
      const outcome = await read()
      if (isOver) return
      setHeld((before) => ({ of: read, turn, reading: after(before.reading, outcome) }))
    }
    void ask()
    return () => {
      isOver = true
    }
  }, [read, turn])

  const retry = useCallback(() => {
    setHeld({ of: read, turn: 0, reading: { kind: 'loading' } })
    setTries((count) => count + 1)
  }, [read])
  return { reading: held.reading, retry }
}

function after<Value>(before: Reading<Value>, outcome: ReadOutcome<Value>): Reading<Value> {
  if (outcome.kind === 'read') return { kind: 'ready', value: outcome.value }
  const isGone = outcome.problem.kind === 'gone'
  // What was read before serves better than an error over a form; what is gone is gone.
  if (before.kind === 'ready' && !isGone) return before
  return { kind: isGone ? 'missing' : 'failed' }
}
