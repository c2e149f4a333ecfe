import { Button } from '@latchkey/ui/controls/Button'
import { Dialog } from '@latchkey/ui/overlays/Dialog'

/** What the notice accepts. */
export interface ChangePasswordNoticeProps {
  isOpen: boolean
  onClose: () => void
}

/** Says that passwords cannot be changed here yet, and what to do meanwhile. */
export function ChangePasswordNotice({ isOpen, onClose }: ChangePasswordNoticeProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onCloseRequest={onClose}
      title="Change Your Password"
      footer={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      This dialog is being built. Until it is here, an administrator can give you a new password.
    </Dialog>
  )
}
