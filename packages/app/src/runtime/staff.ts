import type { StaffStore } from '@latchkey/domain/root/staff.store'
import { createContext, use } from 'react'

/** Provides the stores of the staff to their pages. */
export const StaffContext = createContext<StaffStore | null>(null)

/**
 * The stores that only staff read, for every component inside the layout of the staff.
 * @throws Error elsewhere: before somebody signs in they may not be loaded yet.
 */
export function useStaff(): StaffStore {
  const staff = use(StaffContext)
  if (staff === null)
    throw new Error(
      'The stores of the staff are not loaded. Put this component inside StaffLayout, or StaffContext.',
    )
  return staff
}
