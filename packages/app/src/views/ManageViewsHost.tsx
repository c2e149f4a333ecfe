import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import type { SavedView } from '@latchkey/domain/views/view.contract'
import type { ViewDraft } from '@latchkey/domain/views/view.draft'
import type { ViewList } from '@latchkey/domain/views/view.lists'
import { DELETE_VIEW, VIEW_SAVED } from '@latchkey/domain/views/view.messages'
import { useOpening } from '@latchkey/ui/hooks/use-opening.ts'
import { toastFailure, toastOutcome } from '@latchkey/ui/lettings/toast-outcome.ts'
import { ManageViewsDialog } from '@latchkey/ui/lettings/views/ManageViewsDialog/ManageViewsDialog.tsx'
import { SaveViewDialog } from '@latchkey/ui/lettings/views/SaveViewDialog/SaveViewDialog.tsx'
import { toasts } from '@latchkey/ui/overlays/toasts.ts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useGuardedForm } from '../editing/use-unsaved-edits.ts'
import { useRuntime } from '../runtime/runtime.ts'
import { useStaff } from '../runtime/staff.ts'
import { useViews } from './use-views.ts'

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
  const views = useViews()
  const { question } = useStaff()
  const { unsaved } = useRuntime().root
  const setDirty = useGuardedForm()
  const [renamed, setRenamed] = useState<SavedView | null>(null)
  const { kept: serverErrors, keep } = useOpening<ErrorsByField>(renamed?.id ?? null)

  const closeRename = () => {
    setDirty(false)
    setRenamed(null)
  }
  const rename = async (view: SavedView, { isPinned, isDefault, ...change }: ViewDraft) => {
    let outcome = await views.update(name, view.id, change)
    if (outcome.kind === 'done' && (isPinned !== view.isPinned || isDefault !== view.isDefault))
      outcome = await views.use(name, view.id, { isPinned, isDefault })
    if (outcome.kind === 'invalid') keep(outcome.errors)
    else if (outcome.kind === 'done') {
      toasts.success(VIEW_SAVED)
      closeRename()
    } else toastFailure(outcome)
  }

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
        onSubmit={(draft) => void (renamed && rename(renamed, draft))}
        onCloseRequest={() => unsaved.leave(closeRename)}
        onDirtyChange={setDirty}
        isBusy={views.isSaving}
        {...(serverErrors === null ? {} : { serverErrors })}
      />
    </>
  )
})
