import { use, type PropsWithChildren } from 'react'
import { useRuntime } from './runtime.ts'
import { StaffProvider } from './StaffProvider.tsx'

/** Suspends until the staff's stores are loaded. */
export function WithStaff({ children }: PropsWithChildren) {
  const staff = use(useRuntime().loadStaff())
  return <StaffProvider staff={staff}>{children}</StaffProvider>
}
