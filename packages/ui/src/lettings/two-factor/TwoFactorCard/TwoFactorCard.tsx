import type { TwoFactorState } from '@latchkey/domain/two-factor/two-factor.contract'
import { Button } from '../../../controls/Button/Button.tsx'
import { StatusLabel } from '../../../data/StatusLabel/StatusLabel.tsx'
import { Card } from '../../../layout/Card/Card.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { Skeleton } from '../../../layout/Skeleton/Skeleton.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'

export interface TwoFactorCardProps {
  /** Null until loaded. */
  state: TwoFactorState | null
  /** True if loading failed. */
  hasFailed?: boolean
  onRetry: () => void
  onSwitchOn: () => void
  onSwitchOff: () => void
  onRenewCodes: () => void
}

/** With fewer codes left, new ones are suggested. */
const FEW_CODES = 3

/**
 * The state of the user's own two-factor sign-in, and its actions.
 *
 * @do Warn when few recovery codes are left.
 * @dont Do not offer to switch it off where a role requires it.
 * @key Enter or Space: Presses the focused one.
 */
export function TwoFactorCard({ state, hasFailed = false, ...actions }: TwoFactorCardProps) {
  return (
    <Card
      title="Two-factor sign-in"
      mark={
        state !== null && (
          <StatusLabel tone={state.isOn ? 'green' : 'neutral'}>{state.isOn ? 'On' : 'Off'}</StatusLabel>
        )
      }
    >
      {hasFailed && (
        <Banner tone="danger" onRetry={actions.onRetry}>
          This could not be loaded.
        </Banner>
      )}
      {state === null ? !hasFailed && <Skeleton count={2} /> : <Known {...actions} state={state} />}
    </Card>
  )
}

type KnownProps = Omit<TwoFactorCardProps, 'state' | 'hasFailed' | 'onRetry'> & { state: TwoFactorState }

function Known({ state, onSwitchOn, onSwitchOff, onRenewCodes }: KnownProps) {
  const { isOn, isRequired, recoveryCodesLeft } = state
  if (!isOn) {
    return (
      <Stack>
        <p>
          When this is on, signing in needs a code from an authenticator app on your phone as well as your
          password.
        </p>
        {isRequired && (
          <Banner tone="warning">
            One of your roles requires it: your next sign-in will ask you to set it up.
          </Banner>
        )}
        <Inline>
          <Button variant="primary" onClick={onSwitchOn}>
            Set up
          </Button>
        </Inline>
      </Stack>
    )
  }
  return (
    <Stack>
      <p>Signing in needs a code from your authenticator app.</p>
      <p>{codesLeft(recoveryCodesLeft)}</p>
      {recoveryCodesLeft < FEW_CODES && (
        <Banner tone="warning">Make new recovery codes before the last one is used.</Banner>
      )}
      {isRequired && <p>One of your roles requires it, so it cannot be switched off.</p>}
      <Inline>
        <Button onClick={onRenewCodes}>New recovery codes</Button>
        {!isRequired && (
          <Button variant="danger" onClick={onSwitchOff}>
            Switch off
          </Button>
        )}
      </Inline>
    </Stack>
  )
}

function codesLeft(count: number): string {
  if (count === 0) return 'You have no recovery codes left.'
  return count === 1 ? 'You have 1 recovery code left.' : `You have ${count} recovery codes left.`
}
