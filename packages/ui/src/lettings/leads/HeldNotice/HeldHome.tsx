import { LEAD_STATUS_LABELS } from '@latchkey/domain/leads/lead-status'
import type { LeadHolder } from '@latchkey/domain/leads/lead-obstacle'

export interface HeldHomeProps {
  /** Null if the property itself is reserved, sold or rented, or the reader may not know the holder. */
  heldBy: LeadHolder
}

/** Names the lead that keeps a property from others. */
export function HeldHome({ heldBy }: HeldHomeProps) {
  if (heldBy === null) return 'It is already reserved, sold or rented.'
  return (
    <>
      It is held by <strong>{heldBy.name}</strong> ({LEAD_STATUS_LABELS[heldBy.status]}).
    </>
  )
}
