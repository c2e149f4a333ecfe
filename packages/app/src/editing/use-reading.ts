import type { ReadOutcome } from '@latchkey/domain/platform/records/read-outcome'
import { readingModelOf, type Reading } from '@latchkey/domain/platform/records/reading.model'
import { useEffect, useEffectEvent, useState } from 'react'

/** Fetches on mount and whenever `revision` changes. Use a key per record. */
export function useReading<Value>(
  read: () => Promise<ReadOutcome<Value>>,
  revision: number,
): { reading: Reading<Value>; retry: () => void } {
  const [reading] = useState(() => readingModelOf<Value>('Reading').create())
  const readAt = useEffectEvent((_revision: number) => void reading.read(read))
  useEffect(() => {
    readAt(revision)
    return () => reading.leave()
  }, [reading, revision])
  return { reading, retry: () => void reading.read(read) }
}
