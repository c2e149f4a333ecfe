import { neverCompletedText } from '@latchkey/domain/to-complete/to-complete-count'
import { TO_COMPLETE_PATH } from '@latchkey/domain/navigation/to-complete-address'
import { readingOf } from '@latchkey/domain/platform/records/read-outcome'
import { LinkButton } from '@latchkey/ui/controls/LinkButton/LinkButton.tsx'
import { Banner } from '@latchkey/ui/overlays/Banner/Banner.tsx'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { useReading } from '../../editing/use-reading.ts'
import { useRoot } from '../../runtime/runtime.ts'

/** Enquiries of sources are kept until somebody completes or ignores them. */
export const NeverCompleted = observer(function NeverCompleted() {
  const { calls, toCompleteRevision } = useRoot().leads
  const { reading } = useReading(() => readingOf(() => calls.waiting()), toCompleteRevision)
  const total = reading.value?.toComplete.total ?? 0
  return (
    total > 0 && (
      <Banner
        action={
          <LinkButton size="small" render={<Link to={TO_COMPLETE_PATH} />}>
            Show
          </LinkButton>
        }
      >
        {neverCompletedText(total)}
      </Banner>
    )
  )
})
