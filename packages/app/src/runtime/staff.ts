import type { StaffStore } from '@latchkey/domain/root/staff.store'
import { createContext, use } from 'react'

export const StaffContext = createContext<StaffStore | null>(null)

/** @throws Error outside of the staff's layout, where the stores may not be loaded */
export function useStaff(): StaffStore {
  const staff = use(StaffContext)
  if (staff === null)
    throw new Error(
      'The stores of the staff are not loaded. Put this component inside StaffLayout, or StaffContext.',
    )
  return staff
}
