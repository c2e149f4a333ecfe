import { toCompleteText } from '@latchkey/domain/to-complete/to-complete-count'
import { TO_COMPLETE_PATH } from '@latchkey/domain/navigation/to-complete-address'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { readingOf } from '@latchkey/domain/platform/records/read-outcome'
import { WaitingCard, type WaitingCardProps } from '@latchkey/ui/lettings/leads/WaitingCard/WaitingCard.tsx'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { useReading } from '../../editing/use-reading.ts'
import { useRoot } from '../../runtime/runtime.ts'

/** The list has all of them. */
const SHOWN = 5

/** Refetches after every change of a lead. */
export const WaitingHost = observer(function WaitingHost({ onOpen }: Pick<WaitingCardProps, 'onOpen'>) {
  const { calls, revision } = useRoot().leads
  const { session } = useRoot()
  const { reading, retry } = useReading(() => readingOf(() => calls.waiting()), revision)
  const { value } = reading
  const late = value?.toComplete.late ?? 0
  const absence = reading.hasFailed ? 'failed' : 'loading'

  return (
    <WaitingCard
      rows={value?.models.slice(0, SHOWN) ?? []}
      total={value?.total ?? 0}
      phase={value === null ? absence : 'ready'}
      hasRefreshFailed={reading.isStale && value !== null}
      onRetry={retry}
      onOpen={onOpen}
      userId={session.user?.id}
      toComplete={
        late > 0 && <Link to={TO_COMPLETE_PATH}>{toCompleteText(value?.toComplete.total ?? 0)}</Link>
      }
      viewAll={<Link to={`${PATHS.enquiries}?waiting=1`} />}
    />
  )
})
