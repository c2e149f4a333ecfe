import { TwoFactorSettingsModel } from '@latchkey/domain/two-factor/two-factor-settings.model'
import { TwoFactorCard } from '@latchkey/ui/lettings/two-factor/TwoFactorCard/TwoFactorCard.tsx'
import { lazyDialog } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useRoot } from '../../runtime/runtime.ts'
import { useStore } from '../../runtime/use-store.ts'

const TwoFactorDialogs = lazyDialog(() => import('./TwoFactorDialogs.tsx'), 'TwoFactorDialogs')

export const TwoFactorSettings = observer(function TwoFactorSettings() {
  const { twoFactor } = useRoot()
  const settings = useStore(TwoFactorSettingsModel)
  const { purpose, step } = settings
  useEffect(() => void twoFactor.load(), [twoFactor])

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
      <TwoFactorDialogs
        isOpen={purpose !== null || step !== null}
        settings={settings}
        onClose={() => settings.ask(null)}
      />
    </>
  )
})
