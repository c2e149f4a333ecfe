import { createDuplicatesStore, type DuplicatesStore } from '@latchkey/domain/duplicates/duplicates.store'
import { useState } from 'react'
import { useStaff } from '../../runtime/staff.ts'

/** The store of duplicates, for as long as the part that asks for it is on the page. */
export function useDuplicates(): DuplicatesStore {
  const { leads } = useStaff()
  const [duplicates] = useState(() => createDuplicatesStore(leads))
  return duplicates
}
