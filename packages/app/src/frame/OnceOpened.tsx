import { Suspense, useState, type ReactNode } from 'react'
import { PartWait } from './PartWait.tsx'

/** What it accepts. */
export interface OnceOpenedProps {
  isOpen: boolean
  /** A part that comes when it is first shown. */
  children: ReactNode
}

/** Shows a part from the first time on that it is open: what nobody opens is never fetched, and what was opened can leave in its own time. */
export function OnceOpened({ isOpen, children }: OnceOpenedProps) {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return wasOpen && <Suspense fallback={isOpen && <PartWait />}>{children}</Suspense>
}
