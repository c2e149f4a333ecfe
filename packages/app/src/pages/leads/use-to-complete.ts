import { completing, isToCompleteOpen, withToComplete } from '@latchkey/domain/navigation/to-complete-address'
import { useSearch } from '../../address/AppRouter.tsx'

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
