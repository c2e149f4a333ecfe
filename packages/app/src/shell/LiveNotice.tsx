import { LIVE_NOTICES } from '@latchkey/domain/live/live.messages'
import { Banner } from '@latchkey/ui/overlays/Banner'
import { observer } from 'mobx-react-lite'
import { useStaff } from '../runtime/staff.ts'

/** Says that the browser is offline, or that what colleagues change does not appear by itself. */
export const LiveNotice = observer(function LiveNotice() {
  const { state } = useStaff().live
  return state === 'live' ? null : <Banner tone="warning">{LIVE_NOTICES[state]}</Banner>
})
