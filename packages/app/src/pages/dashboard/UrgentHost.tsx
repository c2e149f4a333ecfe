import { urgentCounts } from '@latchkey/domain/dashboard/urgent'
import { readingOf } from '@latchkey/domain/platform/records/read-outcome'
import { UrgentLine } from '@latchkey/ui/lettings/dashboard/UrgentLine/UrgentLine.tsx'
import { observer } from 'mobx-react-lite'
import { useNow } from '../../config/use-clock.ts'
import { useReading } from '../../editing/use-reading.ts'
import { useRoot } from '../../runtime/runtime.ts'

/** Leads become overdue by waiting, without a push. */
const READ_AGAIN_SECONDS = 300

/** Refetches after every change of a lead, and every five minutes. */
export const UrgentHost = observer(function UrgentHost() {
  const { leads, session } = useRoot()
  const { calls, revision } = leads
  const period = Math.floor(useNow() / READ_AGAIN_SECONDS)
  const { reading, retry } = useReading(
    () => readingOf(() => urgentCounts(calls, (permission) => session.can(permission))),
    revision + period,
  )
  const { value, hasFailed } = reading
  return <UrgentLine counts={value} hasFailed={hasFailed && value === null} onRetry={retry} />
})
