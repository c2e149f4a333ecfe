import type { ListQuery } from '@latchkey/domain/platform/lists/page'
import type { SavedView } from '@latchkey/domain/views/view.contract'
import type { ViewDraft } from '@latchkey/domain/views/view.suite'
import type { ViewList } from '@latchkey/domain/views/view-lists'
import { DELETE_VIEW } from '@latchkey/domain/views/view.messages'
import { viewQueryOf } from '@latchkey/domain/views/view.query'
import { ManageViewsDialog } from '@latchkey/ui/lettings/views/ManageViewsDialog/ManageViewsDialog.tsx'
import { SaveViewDialog } from '@latchkey/ui/lettings/views/SaveViewDialog/SaveViewDialog.tsx'
import type { DialogProps } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useEditedForm } from '../editing/use-unsaved-edits.ts'
import { useRoot } from '../runtime/runtime.ts'

export interface ViewDialogsProps extends DialogProps {
  /** The dialog that is open. */
  dialog: 'save' | 'manage' | null
  name: ViewList
  /** The query to save. */
  query: ListQuery
  mayChange: (view: SavedView) => boolean
  onCreated: (view: SavedView) => void
}

/** Saves a view of a list, or arranges the user's views and renames them. */
export const ViewDialogs = observer(function ViewDialogs({
  dialog,
  name,
  query,
  mayChange,
  onClose,
  onCreated,
}: ViewDialogsProps) {
  const { question, unsaved, views } = useRoot()
  const [renamed, setRenamed] = useState<SavedView | null>(null)
  const closeForm = renamed === null ? onClose : () => setRenamed(null)
  const form = useEditedForm(
    async (draft: ViewDraft) =>
      renamed === null ? views.create(name, draft, viewQueryOf(query)) : views.rename(name, renamed, draft),
    (outcome) => {
      closeForm()
      if (outcome.kind === 'created') onCreated(outcome.view)
    },
    { open: dialog === 'save' ? 'new' : (renamed?.id ?? null) },
  )

  return (
    <>
      <ManageViewsDialog
        isOpen={dialog === 'manage'}
        views={views[name].views}
        mayChange={mayChange}
        onOrder={(ids) => void views.order(name, ids)}
        onRename={setRenamed}
        onPin={({ id }, isPinned) => void views.use(name, id, { isPinned })}
        onDefault={({ id }, isDefault) => void views.use(name, id, { isDefault })}
        onDelete={(view) =>
          question.ask({
            texts: DELETE_VIEW,
            subject: view.name,
            isDanger: true,
            action: () => views.remove(name, view.id),
          })
        }
        onClose={onClose}
      />
      <SaveViewDialog
        {...form}
        isOpen={dialog === 'save' || renamed !== null}
        view={renamed ?? undefined}
        onCloseRequest={() => unsaved.leave(closeForm)}
        isBusy={views.isSaving}
      />
    </>
  )
})
