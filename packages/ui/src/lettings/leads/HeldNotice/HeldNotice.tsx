import type { LeadHolder } from '@latchkey/domain/leads/lead-obstacle'
import { Alert } from '../../../overlays/Alert/Alert.tsx'
import { HeldHome } from './HeldHome.tsx'

export interface HeldNoticeProps {
  isOpen: boolean
  /** Null if the property itself is reserved, sold or rented. */
  heldBy: LeadHolder
  onClose: () => void
}

/**
 * Names the holder of a property when a reservation for another lead is attempted; there is no override.
 *
 * @do Name who holds the home, if this person may know.
 * @dont Do not offer to override it.
 * @key Enter or Space: Closes it; its button has the focus.
 */
export function HeldNotice({ isOpen, heldBy, onClose }: HeldNoticeProps) {
  return (
    <Alert isOpen={isOpen} title="This property is taken" actionLabel="Close" onAction={onClose}>
      <p>
        <HeldHome heldBy={heldBy} /> Nothing has been saved.
      </p>
    </Alert>
  )
}
