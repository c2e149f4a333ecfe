import { AttemptModel, NO_FAILURE } from '@latchkey/domain/session/attempt.model'
import { CODE_PROOF, PROOF_TEXTS } from '@latchkey/domain/session/identity-proof'
import { TwoFactorStoreModel } from '@latchkey/domain/two-factor/two-factor.store'
import { ProofDialog } from '@latchkey/ui/lettings/two-factor/ProofDialog/ProofDialog.tsx'
import type { DialogProps } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useRoot } from '../runtime/runtime.ts'
import { useStore } from '../runtime/use-store.ts'

/**
 * Asks for the password, or a two-factor code, before a sensitive call, which then continues; Cancel cancels it.
 */
export const IdentityProof = observer(function IdentityProof({ isOpen, onClose }: DialogProps) {
  const { passwords, session } = useRoot()
  const twoFactor = useStore(TwoFactorStoreModel)
  const [prefersCode, setPrefersCode] = useState(false)
  const hasTwoFactor = twoFactor.state?.isOn === true
  const isCodeUsed = prefersCode && hasTwoFactor
  const attempt = useStore(AttemptModel)

  useEffect(() => {
    if (isOpen) void twoFactor.load()
  }, [isOpen, twoFactor])

  const begin = (usesCode: boolean) => {
    setPrefersCode(usesCode)
    attempt.receive(NO_FAILURE)
  }

  return (
    <ProofDialog
      {...PROOF_TEXTS}
      {...(isCodeUsed && { reason: CODE_PROOF.reason })}
      isOpen={isOpen}
      username={session.user?.email ?? ''}
      ask={isCodeUsed ? 'code' : 'password'}
      otherWay={
        hasTwoFactor
          ? {
              label: isCodeUsed ? CODE_PROOF.usePassword : CODE_PROOF.useCode,
              onSelect: () => begin(!isCodeUsed),
            }
          : undefined
      }
      onSubmit={({ password, code }) =>
        void attempt.make(isCodeUsed ? passwords.proveByCode(code) : passwords.prove(password))
      }
      onClose={() => {
        begin(false)
        onClose()
      }}
      failure={attempt.failure}
      serverErrors={attempt.serverErrors}
      isBusy={passwords.isSaving}
    />
  )
})
