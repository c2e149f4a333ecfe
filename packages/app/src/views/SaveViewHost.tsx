import type { ListQuery } from '@latchkey/domain/platform/lists/page'
import type { SavedView } from '@latchkey/domain/views/view.contract'
import type { ViewDraft } from '@latchkey/domain/views/view.draft'
import type { ViewList } from '@latchkey/domain/views/view.lists'
import { viewQueryOf } from '@latchkey/domain/views/view.query'
import { useSubmit } from '@latchkey/ui/lettings/use-submit.ts'
import { SaveViewDialog } from '@latchkey/ui/lettings/views/SaveViewDialog/SaveViewDialog.tsx'
import { observer } from 'mobx-react-lite'
import { useGuardedForm } from '../editing/use-unsaved-edits.ts'
import { useRoot } from '../runtime/runtime.ts'

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
  const { unsaved, views } = useRoot()
  const { guard, settle } = useGuardedForm()
  const form = useSubmit(
    (draft: ViewDraft) => views.create(name, draft, viewQueryOf(query)),
    (outcome, isOn) => {
      if (outcome.kind !== 'created' || !isOn()) return
      settle()
      onClose()
      onCreated(outcome.view)
    },
    isOpen ? 'view' : null,
  )

  return (
    <SaveViewDialog
      {...form}
      isOpen={isOpen}
      onCloseRequest={() => unsaved.leave(onClose)}
      guard={guard}
      isBusy={views.isSaving}
    />
  )
})
