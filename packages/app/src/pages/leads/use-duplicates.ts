import { createDuplicatesStore, type DuplicatesStore } from '@latchkey/domain/duplicates/duplicates.store'
import { useState } from 'react'
import { useRoot } from '../../runtime/runtime.ts'

/** Created with the component that uses it. */
export function useDuplicates(): DuplicatesStore {
  const { leads } = useRoot()
  const [duplicates] = useState(() => createDuplicatesStore(leads))
  return duplicates
}
