import { TwoFactorSettingsModel } from '@latchkey/domain/two-factor/two-factor-settings.model'
import { PROOFS } from '@latchkey/domain/two-factor/proof.words'
import { ProofDialog } from '@latchkey/ui/lettings/two-factor/ProofDialog/ProofDialog.tsx'
import { TwoFactorCard } from '@latchkey/ui/lettings/two-factor/TwoFactorCard/TwoFactorCard.tsx'
import { TwoFactorDialog } from '@latchkey/ui/lettings/two-factor/TwoFactorDialog/TwoFactorDialog.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { toastCopied } from '../../components/toast-copied.ts'
import { useRoot } from '../../runtime/runtime.ts'
import { useStore } from '../../runtime/use-store.ts'

export const TwoFactorSettings = observer(function TwoFactorSettings() {
  const { twoFactor, session } = useRoot()
  const settings = useStore(TwoFactorSettingsModel)
  const username = session.user?.email ?? ''
  const { purpose, step, failure, serverErrors } = settings
  useEffect(() => void twoFactor.load(), [twoFactor])

  const problems = { failure, serverErrors, isBusy: twoFactor.isSaving }
  return (
    <>
      <TwoFactorCard
        state={twoFactor.state}
        hasFailed={twoFactor.hasFailed}
        onRetry={() => void twoFactor.load()}
        onSwitchOn={() => settings.ask('set-up')}
        onSwitchOff={() => settings.ask('switch-off')}
        onRenewCodes={() => settings.ask('renew')}
      />
      <ProofDialog
        {...PROOFS[purpose ?? 'set-up']}
        {...problems}
        isOpen={purpose !== null}
        username={username}
        onSubmit={(proof) => void settings.prove(proof)}
        onCancel={() => settings.ask(null)}
      />
      <TwoFactorDialog
        {...problems}
        step={step}
        username={username}
        onCode={(code) => void settings.enterCode(code)}
        onClose={() => settings.show(null)}
        onCopied={toastCopied}
      />
    </>
  )
})
