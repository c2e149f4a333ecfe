import { LEAD_STATUS_LABELS } from '@latchkey/domain/leads/lead.status'
import type { LeadHolder } from '@latchkey/domain/leads/lead.obstacle'
import { Alert } from '../../../overlays/Alert/Alert.tsx'

export interface HeldNoticeProps {
  isOpen: boolean
  /** Null if the property itself is reserved, sold or rented. */
  heldBy: LeadHolder
  onClose: () => void
}

/**
 * Names the holder of a property when a reservation for another lead is attempted; there is no override (rule L40).
 *
 * @do Name who holds the home, if this person may know.
 * @dont Do not offer to override it.
 * @key Enter or Space: Closes it; its button has the focus.
 */
export function HeldNotice({ isOpen, heldBy, onClose }: HeldNoticeProps) {
  return (
    <Alert isOpen={isOpen} title="This property is taken" actionLabel="Close" onAction={onClose}>
      {heldBy === null ? (
        <p>It is already reserved, sold or rented. Nothing has been saved.</p>
      ) : (
        <p>
          It is held by <strong>{heldBy.name}</strong> ({LEAD_STATUS_LABELS[heldBy.status]}). Nothing has been
          saved.
        </p>
      )}
    </Alert>
  )
}
