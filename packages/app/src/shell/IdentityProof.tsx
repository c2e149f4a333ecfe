import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { GENERIC_ERROR } from '@latchkey/domain/platform/messages'
import { PROOF_TEXTS } from '@latchkey/domain/session/identity-proof'
import { TOO_MANY_ATTEMPTS } from '@latchkey/domain/session/session.rules'
import { ProofDialog } from '@latchkey/ui/lettings/two-factor/ProofDialog'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useRuntime } from '../runtime/runtime.ts'

/** Asks for the password before a sensitive operation, which then continues; Cancel cancels it. */
export const IdentityProof = observer(function IdentityProof({ isOpen }: { isOpen: boolean }) {
  const { passwords } = useRuntime().root
  const [failure, setFailure] = useState<string | null>(null)
  const [serverErrors, setServerErrors] = useState<ErrorsByField>({})

  const handleSubmit = async (password: string) => {
    const outcome = await passwords.prove(password)
    setFailure(null)
    setServerErrors(outcome.kind === 'invalid' ? outcome.errors : {})
    if (outcome.kind === 'limited') setFailure(TOO_MANY_ATTEMPTS)
    else if (outcome.kind === 'failed' || outcome.kind === 'refused') setFailure(GENERIC_ERROR)
  }

  return (
    <ProofDialog
      {...PROOF_TEXTS}
      isOpen={isOpen}
      ask="password"
      onSubmit={({ password }) => void handleSubmit(password)}
      onCancel={() => {
        setFailure(null)
        setServerErrors({})
        passwords.settleProof(false)
      }}
      failure={failure}
      serverErrors={serverErrors}
      isBusy={passwords.isSaving}
    />
  )
})
