import { readingModelOf, type Reading } from '@latchkey/domain/platform/records/reading.model'
import { useEffect, useEffectEvent } from 'react'
import { useStore } from '../runtime/use-store.ts'

const ReadingModel = readingModelOf<unknown>('Reading')

/** Fetches on mount and whenever `revision` changes. Use a key per record. */
export function useReading<Value>(
  read: () => Promise<Value>,
  revision: number,
): { reading: Reading<Value>; retry: () => void } {
  const reading = useStore(ReadingModel) as Reading<Value>
  const readAt = useEffectEvent((_revision: number) => void reading.read(read))
  useEffect(() => {
    readAt(revision)
    return () => reading.leave()
  }, [reading, revision])
  return { reading, retry: () => void reading.read(read) }
}
