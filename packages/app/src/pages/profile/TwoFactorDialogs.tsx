import { PROOFS } from '@latchkey/domain/two-factor/proof.messages'
import type { TwoFactorSettingsModel } from '@latchkey/domain/two-factor/two-factor-settings.model'
import { ProofDialog } from '@latchkey/ui/lettings/two-factor/ProofDialog/ProofDialog.tsx'
import { TwoFactorDialog } from '@latchkey/ui/lettings/two-factor/TwoFactorDialog/TwoFactorDialog.tsx'
import type { DialogProps } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { observer } from 'mobx-react-lite'
import type { Instance } from 'mobx-state-tree'
import { useRoot } from '../../runtime/runtime.ts'

export interface TwoFactorDialogsProps extends DialogProps {
  settings: Instance<typeof TwoFactorSettingsModel>
}

/** The proof, and what follows it: fetched together, because recovery codes are sent only once. */
export const TwoFactorDialogs = observer(function TwoFactorDialogs({ settings }: TwoFactorDialogsProps) {
  const { session } = useRoot()
  const username = session.user?.email ?? ''
  const { purpose, step, failure, serverErrors } = settings

  const problems = { failure, serverErrors, isBusy: settings.isSaving }
  return (
    <>
      <ProofDialog
        {...PROOFS[purpose ?? 'set-up']}
        {...problems}
        isOpen={purpose !== null}
        username={username}
        onSubmit={(proof) => void settings.prove(proof)}
        onClose={() => settings.ask(null)}
      />
      <TwoFactorDialog
        {...problems}
        step={step}
        username={username}
        onCode={(code) => void settings.enterCode(code)}
        onClose={() => settings.show(null)}
      />
    </>
  )
})
