import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { GENERIC_ERROR } from '@latchkey/domain/platform/messages'
import { CODE_PROOF, PROOF_TEXTS } from '@latchkey/domain/session/identity-proof'
import { TOO_MANY_ATTEMPTS } from '@latchkey/domain/session/session.rules'
import type { ProofValues } from '@latchkey/domain/two-factor/proof.forms'
import { ProofDialog } from '@latchkey/ui/lettings/two-factor/ProofDialog/ProofDialog.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useRoot } from '../runtime/runtime.ts'

export interface IdentityProofProps {
  isOpen: boolean
  /** Cancels the call. */
  onClose: () => void
}

/**
 * Asks for the password, or a two-factor code, before a sensitive call, which then continues; Cancel cancels it.
 */
export const IdentityProof = observer(function IdentityProof({ isOpen, onClose }: IdentityProofProps) {
  const { passwords, session, twoFactor } = useRoot()
  const [prefersCode, setPrefersCode] = useState(false)
  const hasTwoFactor = twoFactor.state?.isOn === true
  const isCodeUsed = prefersCode && hasTwoFactor
  const [failure, setFailure] = useState<string | null>(null)
  const [serverErrors, setServerErrors] = useState<ErrorsByField>({})

  useEffect(() => {
    if (isOpen) void twoFactor.load()
  }, [isOpen, twoFactor])

  const begin = (usesCode: boolean) => {
    setPrefersCode(usesCode)
    setFailure(null)
    setServerErrors({})
  }

  const handleSubmit = async ({ password, code }: ProofValues) => {
    const outcome = await (isCodeUsed ? passwords.proveByCode(code) : passwords.prove(password))
    setFailure(null)
    setServerErrors(outcome.kind === 'invalid' ? outcome.errors : {})
    if (outcome.kind === 'limited') setFailure(TOO_MANY_ATTEMPTS)
    else if (outcome.kind === 'failed' || outcome.kind === 'rejected') setFailure(GENERIC_ERROR)
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
      onSubmit={(proof) => void handleSubmit(proof)}
      onCancel={() => {
        begin(false)
        onClose()
      }}
      failure={failure}
      serverErrors={serverErrors}
      isBusy={passwords.isSaving}
    />
  )
})
