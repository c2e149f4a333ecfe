import { use, type PropsWithChildren } from 'react'
import { useRuntime } from './runtime.ts'
import { StaffContext } from './staff.ts'

/** Provides the stores of the staff; suspends until they are loaded. */
export function WithStaff({ children }: PropsWithChildren) {
  const staff = use(useRuntime().loadStaff())
  return <StaffContext value={staff}>{children}</StaffContext>
}
