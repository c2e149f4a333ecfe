import { LIVE_NOTICES, type LiveState } from '@latchkey/domain/live/live.messages'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { Banner } from '@latchkey/ui/overlays/Banner/Banner.tsx'
import { autorun } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { keepCurrent } from '@latchkey/ui/lettings/keep-current.ts'
import { useRoot } from '../runtime/runtime.ts'

/**
 * Banners above every page: offline, no live updates (the page then polls), and permissions that could not be
 * loaded.
 */
export const PageNotices = observer(function PageNotices() {
  const root = useRoot()
  const { session } = root
  const [state, setState] = useState<LiveState>('live')
  useEffect(() => {
    const kept = keepCurrent({ setState, readAgain: () => root.receiveRefresh() })
    const stopFollowing = autorun(() => kept.setLive(root.isLive))
    return () => {
      stopFollowing()
      kept.stop()
    }
  }, [root])
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
