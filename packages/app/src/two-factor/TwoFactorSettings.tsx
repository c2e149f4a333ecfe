import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { COPIED, GENERIC_ERROR } from '@latchkey/domain/platform/messages'
import type { WriteFailure } from '@latchkey/domain/platform/write-outcome'
import { TOO_MANY_ATTEMPTS } from '@latchkey/domain/session/session.rules'
import { TWO_FACTOR_TOASTS } from '@latchkey/domain/two-factor/two-factor.messages'
import { ProofDialog, type ProofDialogProps } from '@latchkey/ui/lettings/two-factor/ProofDialog'
import { TwoFactorCard } from '@latchkey/ui/lettings/two-factor/TwoFactorCard'
import { TwoFactorDialog, type TwoFactorStep } from '@latchkey/ui/lettings/two-factor/TwoFactorDialog'
import { toasts } from '@latchkey/ui/overlays/toasts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useRuntime } from '../runtime/runtime.ts'

/** What the password is asked for. */
type Purpose = 'set-up' | 'switch-off' | 'renew'

const QUESTIONS: Readonly<
  Record<Purpose, Pick<ProofDialogProps, 'title' | 'reason' | 'ask' | 'submitLabel' | 'isDanger'>>
> = {
  'set-up': {
    title: 'Set Up Two-Factor Sign-In',
    reason: 'Please confirm that it is you.',
    ask: 'password',
    submitLabel: 'Continue',
  },
  'switch-off': {
    title: 'Switch Off Two-Factor Sign-In',
    reason: 'Your password alone will sign you in from then on.',
    ask: 'both',
    submitLabel: 'Switch off',
    isDanger: true,
  },
  renew: {
    title: 'New Recovery Codes',
    reason: 'The codes that you have now will stop working.',
    ask: 'both',
    submitLabel: 'Make new codes',
  },
}

/** A person's own two-factor sign-in on the profile page: how it stands, and its dialogs. */
export const TwoFactorSettings = observer(function TwoFactorSettings() {
  const { twoFactor, session } = useRuntime().root
  const [purpose, setPurpose] = useState<Purpose | null>(null)
  const [step, setStep] = useState<TwoFactorStep | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [serverErrors, setServerErrors] = useState<ErrorsByField>()

  useEffect(() => void twoFactor.load(), [twoFactor])

  const ask = (next: Purpose | null) => {
    setPurpose(next)
    setFailure(null)
    setServerErrors(undefined)
  }
  const show = (next: TwoFactorStep | null) => {
    ask(null)
    setStep(next)
  }
  const tell = (problem: WriteFailure | { kind: 'refused' }) => {
    setFailure(null)
    if (problem.kind === 'invalid') setServerErrors(problem.errors)
    else setFailure(problem.kind === 'limited' ? TOO_MANY_ATTEMPTS : GENERIC_ERROR)
  }

  const handleProof = async (proof: { password: string; code: string }) => {
    if (purpose === 'set-up') {
      const outcome = await twoFactor.begin(proof.password)
      if (outcome.kind === 'secret') show({ kind: 'app', ...outcome.secret })
      else tell(outcome)
    } else if (purpose === 'switch-off') {
      const outcome = await twoFactor.switchOff(proof)
      if (outcome.kind !== 'done') return tell(outcome)
      ask(null)
      toasts.success(TWO_FACTOR_TOASTS.off)
    } else {
      const outcome = await twoFactor.renewRecoveryCodes(proof)
      if (outcome.kind !== 'codes') return tell(outcome)
      show({ kind: 'codes', codes: outcome.recoveryCodes })
      toasts.success(TWO_FACTOR_TOASTS.renewed)
    }
  }

  const handleCode = async (code: string) => {
    const outcome = await twoFactor.switchOn(code)
    if (outcome.kind !== 'codes') return tell(outcome)
    show({ kind: 'codes', codes: outcome.recoveryCodes })
    toasts.success(TWO_FACTOR_TOASTS.on)
  }

  const problems = { failure, ...(serverErrors === undefined ? {} : { serverErrors }) }
  return (
    <>
      <TwoFactorCard
        state={twoFactor.state}
        hasFailed={twoFactor.hasFailed}
        onRetry={() => void twoFactor.load()}
        onSwitchOn={() => ask('set-up')}
        onSwitchOff={() => ask('switch-off')}
        onRenewCodes={() => ask('renew')}
      />
      <ProofDialog
        {...QUESTIONS[purpose ?? 'set-up']}
        {...problems}
        isOpen={purpose !== null}
        onSubmit={(proof) => void handleProof(proof)}
        onCancel={() => ask(null)}
        isBusy={twoFactor.isSaving}
      />
      <TwoFactorDialog
        {...problems}
        step={step}
        username={session.user?.email ?? ''}
        onCode={(code) => void handleCode(code)}
        onClose={() => show(null)}
        isBusy={twoFactor.isSaving}
        onCopied={() => toasts.success(COPIED)}
      />
    </>
  )
})
