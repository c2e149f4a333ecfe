import type { SavedView } from '@latchkey/domain/views/view.contract'
import type { ViewDraft } from '@latchkey/domain/views/view.draft'
import type { ViewList } from '@latchkey/domain/views/view.lists'
import { DELETE_VIEW } from '@latchkey/domain/views/view.messages'
import { useSubmit } from '@latchkey/ui/lettings/use-submit.ts'
import { ManageViewsDialog } from '@latchkey/ui/lettings/views/ManageViewsDialog/ManageViewsDialog.tsx'
import { SaveViewDialog } from '@latchkey/ui/lettings/views/SaveViewDialog/SaveViewDialog.tsx'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useGuardedForm } from '../editing/use-unsaved-edits.ts'
import { useRoot } from '../runtime/runtime.ts'

export interface ManageViewsHostProps {
  isOpen: boolean
  name: ViewList
  mayChange: (view: SavedView) => boolean
  onClose: () => void
}

/** Arranges a user's views of a list, and renames them. */
export const ManageViewsHost = observer(function ManageViewsHost({
  isOpen,
  name,
  mayChange,
  onClose,
}: ManageViewsHostProps) {
  const { question, unsaved, views } = useRoot()
  const { guard, settle } = useGuardedForm()
  const [renamed, setRenamed] = useState<SavedView | null>(null)

  const closeRename = () => setRenamed(null)
  const form = useSubmit(
    ([view, draft]: [SavedView, ViewDraft]) => views.rename(name, view, draft),
    ({ kind }) => {
      if (kind !== 'done') return
      settle()
      closeRename()
    },
    renamed?.id ?? null,
  )

  return (
    <>
      <ManageViewsDialog
        isOpen={isOpen}
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
            act: () => views.remove(name, view.id),
          })
        }
        onClose={onClose}
      />
      <SaveViewDialog
        isOpen={renamed !== null}
        view={renamed ?? undefined}
        serverErrors={form.serverErrors}
        onSubmit={(draft) => renamed && form.onSubmit([renamed, draft])}
        onCloseRequest={() => unsaved.leave(closeRename)}
        guard={guard}
        isBusy={views.isSaving}
      />
    </>
  )
})
