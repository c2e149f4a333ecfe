import { toCompleteText } from '@latchkey/domain/to-complete/to-complete.messages'
import { Button } from '@latchkey/ui/controls/Button/Button.tsx'
import { observer } from 'mobx-react-lite'
import { useToComplete } from './use-to-complete.ts'
import { readingOf } from '@latchkey/domain/platform/records/read-outcome'
import { useReading } from '../../editing/use-reading.ts'
import { useRoot } from '../../runtime/runtime.ts'

/** Opens the enquiries that wait to be completed; absent without any. Refetches after every change of a lead. */
export const ToCompleteButton = observer(function ToCompleteButton() {
  const { calls, revision } = useRoot().leads
  const { reading } = useReading(() => readingOf(() => calls.waiting()), revision)
  const { show } = useToComplete()
  const total = reading.value?.toComplete.total ?? 0
  return (
    total > 0 && (
      <Button size="small" onClick={show}>
        {toCompleteText(total)}
      </Button>
    )
  )
})
