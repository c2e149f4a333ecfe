import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { PROOFS } from '@latchkey/domain/two-factor/proof.messages'
import type { TwoFactorStep } from '@latchkey/domain/two-factor/two-factor-settings.model'
import { useId, useState } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { ConfirmDialog } from '../../../overlays/ConfirmDialog/ConfirmDialog.tsx'
import { Dialog } from '../../../overlays/Dialog/Dialog.tsx'
import { AppSetUp } from '../AppSetUp/AppSetUp.tsx'
import { RecoveryCodes } from '../RecoveryCodes/RecoveryCodes.tsx'

export interface TwoFactorDialogProps {
  /** Null closes the dialog. */
  step: TwoFactorStep | null
  username: string
  onCode: (code: string) => void
  /** Called when the codes are saved, or the set-up is cancelled. */
  onClose: () => void
  /** Errors from the server; keep the value identical until the next attempt. */
  serverErrors?: ErrorsByField
  failure?: string | null
  isBusy?: boolean
}

/**
 * Sets up two-factor sign-in after the password: first the app, then the recovery codes. Closing the codes
 * asks first.
 *
 * @do Show the app first, then the codes, and ask before the codes are closed.
 * @dont Do not open it without a proof: use ProofDialog first.
 * @key Escape: Closes it; with recovery codes it asks first.
 * @key Enter: In the code, switches it on.
 */
export function TwoFactorDialog({
  step,
  username,
  onCode,
  onClose,
  isBusy = false,
  ...problems
}: TwoFactorDialogProps) {
  const formId = useId()
  const hasCodes = step?.kind === 'codes'
  const [isLeaving, setLeaving] = useState(false)
  // Codes are shown only once: closing by accident must not lose them.
  const requestClose = () => {
    if (hasCodes) setLeaving(true)
    else if (!isBusy) onClose()
  }
  const leave = () => {
    setLeaving(false)
    onClose()
  }
  return (
    <Dialog
      isOpen={step !== null}
      onCloseRequest={requestClose}
      title={hasCodes ? 'Recovery Codes' : PROOFS['set-up'].title}
      footer={
        hasCodes ? (
          <Button variant="primary" onClick={onClose}>
            I have saved them
          </Button>
        ) : (
          <>
            <Button isInactive={isBusy} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
              Switch on
            </Button>
          </>
        )
      }
    >
      {step?.kind === 'app' && (
        <AppSetUp
          {...problems}
          formId={formId}
          secret={step.secret}
          address={step.address}
          onSubmit={onCode}
          isBusy={isBusy}
        />
      )}
      {hasCodes && <RecoveryCodes codes={step.codes} username={username} />}
      <ConfirmDialog
        isOpen={isLeaving}
        title="Close Recovery Codes"
        isDanger
        onConfirm={leave}
        onCancel={() => setLeaving(false)}
      >
        These codes are not shown again. Are you sure that you have saved them?
      </ConfirmDialog>
    </Dialog>
  )
}
