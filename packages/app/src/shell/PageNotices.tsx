import { LIVE_NOTICES, type LiveState } from '@latchkey/domain/live/live.messages'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { Banner } from '@latchkey/ui/overlays/Banner/Banner.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { keepCurrent } from '@latchkey/ui/lettings/keep-current.ts'
import { useRoot } from '../runtime/runtime.ts'

/**
 * Banners above every page: offline, no live updates (the page then polls), and permissions that could not be
 * loaded.
 */
export const PageNotices = observer(function PageNotices() {
  const root = useRoot()
  const { isLive, session } = root
  const [state, setState] = useState<LiveState>('live')
  const current = useRef<ReturnType<typeof keepCurrent> | null>(null)
  useEffect(() => {
    const kept = keepCurrent({ setState, readAgain: () => root.receiveRefresh() })
    current.current = kept
    return () => kept.stop()
  }, [root])
  useEffect(() => current.current?.setLive(isLive), [isLive])
  return (
    <Stack gap="small" width="beside-tools">
      {session.permissionsPhase === 'failed' && (
        <Banner tone="warning" onRetry={() => void session.loadPermissions()}>
          We couldn't load your permissions, so parts of the menu may be missing.
        </Banner>
      )}
      {state !== 'live' && <Banner tone="warning">{LIVE_NOTICES[state]}</Banner>}
    </Stack>
  )
})
