import { useRef } from 'react'
import { deviceName } from '@latchkey/domain/session/device-name'
import type { OwnSession } from '@latchkey/domain/session/own-sessions.contract'
import { Button } from '../../../controls/Button/Button.tsx'
import { useFocusBefore } from '../../../hooks/use-focus-before.ts'
import { StatusLabel } from '../../../data/StatusLabel/StatusLabel.tsx'
import { Card } from '../../../layout/Card/Card.tsx'
import { Skeleton } from '../../../layout/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../../accessibility/VisuallyHidden/VisuallyHidden.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { useDateFormatter } from '../../date-formatter-context.ts'
import * as S from './SessionsCard.styles.ts'

export interface SessionsCardProps {
  /** Null until loaded. */
  sessions: readonly OwnSession[] | null
  /** True if loading failed. */
  hasFailed?: boolean
  onRetry: () => void
  onEnd: (session: OwnSession) => void
  onEndOthers: () => void
  isBusy?: boolean
}

/**
 * The devices on which the user is signed in, with a button to sign out each other one.
 *
 * @do Mark the current device, without a button to sign it out.
 * @dont Do not end a session silently: the page shows a toast.
 * @key Enter or Space: Presses the focused one.
 */
export function SessionsCard({
  sessions,
  hasFailed = false,
  onRetry,
  onEnd,
  onEndOthers,
  isBusy = false,
}: SessionsCardProps) {
  const dateFormatter = useDateFormatter()
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent) ?? false
  return (
    <Card
      title="Signed-in devices"
      {...(hasOthers && {
        actions: (
          <Button size="small" isInactive={isBusy} onClick={onEndOthers}>
            Sign out other devices
          </Button>
        ),
      })}
    >
      {hasFailed && (
        <Banner tone="danger" onRetry={onRetry}>
          This could not be loaded.
        </Banner>
      )}
      {sessions === null && !hasFailed && <Skeleton count={3} />}
      {sessions !== null && (
        <S.List>
          {sessions.map((session) => (
            <S.Line key={session.id}>
              <S.Words>
                <S.Device>
                  {deviceName(session.device)}
                  {session.isCurrent && <StatusLabel tone="green">This device</StatusLabel>}
                </S.Device>
                <S.Seen>
                  {`Last seen ${dateFormatter.formatDateTime(session.lastSeenAt)}`}
                  {session.address !== null && ` · ${session.address}`}
                </S.Seen>
              </S.Words>
              {!session.isCurrent && (
                <EndButton device={deviceName(session.device)} isBusy={isBusy} onEnd={() => onEnd(session)} />
              )}
            </S.Line>
          ))}
        </S.List>
      )}
    </Card>
  )
}

interface EndButtonProps {
  device: string
  isBusy: boolean
  onEnd: () => void
}

/** Unmounts once the session has ended. */
function EndButton({ device, isBusy, onEnd }: EndButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusBefore(button)
  return (
    <Button ref={button} size="small" isInactive={isBusy} onClick={onEnd}>
      Sign out
      <VisuallyHidden>{` ${device}`}</VisuallyHidden>
    </Button>
  )
}
