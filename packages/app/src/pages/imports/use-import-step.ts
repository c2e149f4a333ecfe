import { stepOf } from '@latchkey/domain/imports/import-facts'
import type { Import } from '@latchkey/domain/imports/import.contract'
import type { ImportStep } from '@latchkey/domain/imports/import-labels'
import { useSearch } from '../../address/AppRouter.tsx'

/** The step in the address (`?step=columns`); without one, the step that comes next. */
export function useImportStep(value: Import) {
  const { params, setSearch } = useSearch()
  return {
    step: stepOf(value, params.get('step')),
    /** The rows of one step are not those of another. */
    showStep: (step: ImportStep) => setSearch(new URLSearchParams({ step })),
  }
}
