import { TwoFactorSettingsModel } from '@latchkey/domain/two-factor/two-factor-settings.model'
import { TwoFactorCard } from '@latchkey/ui/lettings/two-factor/TwoFactorCard/TwoFactorCard.tsx'
import { lazyDialog } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { observer } from 'mobx-react-lite'
import { useLoaded } from '../../runtime/use-store.ts'

const TwoFactorDialogs = lazyDialog(() => import('./TwoFactorDialogs.tsx'), 'TwoFactorDialogs')

export const TwoFactorSettings = observer(function TwoFactorSettings() {
  const settings = useLoaded(TwoFactorSettingsModel)
  const { purpose, step } = settings

  return (
    <>
      <TwoFactorCard
        state={settings.state}
        hasFailed={settings.hasFailed}
        onRetry={() => void settings.load()}
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
