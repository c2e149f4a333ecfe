import type { StaffStore } from '@latchkey/domain/root/staff.store'
import { createContext, use } from 'react'

/** Carries the stores of the staff to the pages in their frame. */
export const StaffContext = createContext<StaffStore | null>(null)

/**
 * The stores that only staff read, for whatever stands in the frame of the staff.
 * @throws outside of it: before somebody signs in they may not be there yet.
 */
export function useStaff(): StaffStore {
  const staff = use(StaffContext)
  if (staff === null)
    throw new Error(
      'The stores of the staff are not here. Put it inside the frame of the staff, or StaffContext.',
    )
  return staff
}
