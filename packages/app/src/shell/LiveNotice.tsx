import { refetchAll } from '@latchkey/domain/live/apply-event'
import { LIVE_NOTICES, type LiveState } from '@latchkey/domain/live/live.messages'
import { Banner } from '@latchkey/ui/overlays/Banner'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { keepCurrent } from '../live/keep-current.ts'
import { useRuntime } from '../runtime/runtime.ts'
import { useStaff } from '../runtime/staff.ts'

/** Says that the browser is offline, or that what colleagues change does not appear by itself, and keeps the page current meanwhile. */
export const LiveNotice = observer(function LiveNotice() {
  const { session } = useRuntime().root
  const staff = useStaff()
  const { isLive } = staff
  const [state, setState] = useState<LiveState>('live')
  const current = useRef<ReturnType<typeof keepCurrent> | null>(null)
  useEffect(() => {
    const kept = keepCurrent({ setState, readAgain: () => refetchAll({ session, staff }) })
    current.current = kept
    return () => kept.stop()
  }, [session, staff])
  useEffect(() => current.current?.setLive(isLive), [isLive])
  return state === 'live' ? null : <Banner tone="warning">{LIVE_NOTICES[state]}</Banner>
})
