import { createDuplicatesStore, type DuplicatesStore } from '@latchkey/domain/duplicates/duplicates.store'
import { useState } from 'react'
import { useStaff } from '../../runtime/staff.ts'

/** Created with the component that uses it. */
export function useDuplicates(): DuplicatesStore {
  const { leads } = useStaff()
  const [duplicates] = useState(() => createDuplicatesStore(leads))
  return duplicates
}
