import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import type { ListQuery } from '@latchkey/domain/platform/lists/page'
import type { SavedView } from '@latchkey/domain/views/view.contract'
import type { ViewDraft } from '@latchkey/domain/views/view.draft'
import type { ViewList } from '@latchkey/domain/views/view.lists'
import { TOO_MANY_VIEWS, VIEW_SAVED } from '@latchkey/domain/views/view.messages'
import { viewQueryOf } from '@latchkey/domain/views/view.query'
import { useOpening } from '@latchkey/ui/hooks/use-opening.ts'
import { toastFailure } from '@latchkey/ui/lettings/toast-outcome.ts'
import { SaveViewDialog } from '@latchkey/ui/lettings/views/SaveViewDialog/SaveViewDialog.tsx'
import { toasts } from '@latchkey/ui/overlays/toasts.ts'
import { observer } from 'mobx-react-lite'
import { useGuardedForm } from '../editing/use-unsaved-edits.ts'
import { useRuntime } from '../runtime/runtime.ts'
import { useViews } from './use-views.ts'

export interface SaveViewHostProps {
  isOpen: boolean
  name: ViewList
  /** The query to save. */
  query: ListQuery
  onClose: () => void
  onCreated: (view: SavedView) => void
}

export const SaveViewHost = observer(function SaveViewHost({
  isOpen,
  name,
  query,
  onClose,
  onCreated,
}: SaveViewHostProps) {
  const views = useViews()
  const { unsaved } = useRuntime().root
  const setDirty = useGuardedForm()
  const { kept: serverErrors, keep, isOn } = useOpening<ErrorsByField>(isOpen ? 'view' : null)

  const save = async (draft: ViewDraft) => {
    const outcome = await views.create(name, draft, viewQueryOf(query))
    if (outcome.kind === 'created') {
      toasts.success(VIEW_SAVED)
      if (!isOn()) return
      setDirty(false)
      onClose()
      onCreated(outcome.view)
    } else if (outcome.kind === 'invalid') keep(outcome.errors)
    else if (outcome.kind === 'too-many') toasts.error(TOO_MANY_VIEWS)
    else toastFailure(outcome)
  }

  return (
    <SaveViewDialog
      isOpen={isOpen}
      onSubmit={(draft) => void save(draft)}
      onCloseRequest={() => unsaved.leave(onClose)}
      onDirtyChange={setDirty}
      isBusy={views.isSaving}
      {...(serverErrors === null ? {} : { serverErrors })}
    />
  )
})
