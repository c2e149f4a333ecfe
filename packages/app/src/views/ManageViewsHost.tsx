import type { SavedView } from '@latchkey/domain/views/view.contract'
import type { ViewDraft } from '@latchkey/domain/views/view.draft'
import type { ViewList } from '@latchkey/domain/views/view.lists'
import { DELETE_VIEW, VIEW_SAVED } from '@latchkey/domain/views/view.messages'
import { useSubmit } from '@latchkey/ui/lettings/use-submit.ts'
import { toastOutcome } from '@latchkey/ui/lettings/toast-outcome.ts'
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
  const rename = async (view: SavedView, { isPinned, isDefault, ...change }: ViewDraft) => {
    const outcome = await views.update(name, view.id, change)
    const isUsedAsBefore = isPinned === view.isPinned && isDefault === view.isDefault
    return outcome.kind !== 'done' || isUsedAsBefore
      ? outcome
      : views.use(name, view.id, { isPinned, isDefault })
  }
  const form = useSubmit(
    ([view, draft]: [SavedView, ViewDraft]) => rename(view, draft),
    async (outcome) => {
      if (!(await toastOutcome(outcome, VIEW_SAVED))) return
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
        onOrder={(ids) => void toastOutcome(views.order(name, ids), null)}
        onRename={setRenamed}
        onPin={({ id }, isPinned) => void toastOutcome(views.use(name, id, { isPinned }), null)}
        onDefault={({ id }, isDefault) => void toastOutcome(views.use(name, id, { isDefault }), null)}
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
