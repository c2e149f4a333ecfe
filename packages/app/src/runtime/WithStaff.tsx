import { use, type PropsWithChildren } from 'react'
import { useRuntime } from './runtime.ts'
import { StaffContext } from './staff.ts'

/** Brings the stores of the staff to what stands within, which waits for them. */
export function WithStaff({ children }: PropsWithChildren) {
  const staff = use(useRuntime().loadStaff())
  return <StaffContext value={staff}>{children}</StaffContext>
}
