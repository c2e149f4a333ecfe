import { completing, isToCompleteOpen, withToComplete } from '@latchkey/domain/navigation/to-complete-address'
import { toCompleteText } from '@latchkey/domain/to-complete/to-complete-count'
import { Button, type ButtonProps } from '@latchkey/ui/controls/Button/Button.tsx'
import { observer } from 'mobx-react-lite'
import { useSearch } from '../../address/AppRouter.tsx'
import { useReading } from '../../editing/use-reading.ts'
import { useRoot } from '../../runtime/runtime.ts'

/** The dialog of enquiries to complete in the page's address. */
export function useToComplete() {
  const { params, setSearch } = useSearch()
  return {
    isOpen: isToCompleteOpen(params),
    show: () => setSearch((current) => withToComplete(current, true)),
    close: () => setSearch((current) => withToComplete(current, false), { replace: true }),
    /** Opens the form of a new lead in its place. */
    complete: (id: number) => setSearch((current) => completing(current, id), { replace: true }),
  }
}

/**
 * Opens the enquiries that wait to be completed; absent without any. Refetches when one comes or goes. It stands where it
 * moves nothing when its number arrives: beside the title, on phones behind 'More'.
 */
export const ToCompleteButton = observer(function ToCompleteButton({
  size = 'medium',
}: Pick<ButtonProps, 'size'>) {
  const { calls, toCompleteRevision } = useRoot().leads
  const { reading } = useReading(() => calls.waiting(), toCompleteRevision)
  const { show } = useToComplete()
  const total = reading.value?.toComplete.total ?? 0
  return (
    total > 0 && (
      <Button size={size} onClick={show}>
        {toCompleteText(total)}
      </Button>
    )
  )
})
