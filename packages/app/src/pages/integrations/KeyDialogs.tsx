import {
  keyDraftOf,
  keyFormDraftOf,
  replaceDraftOf,
  replacingOf,
  type KeyFormDraft,
  type ReplaceDraft,
} from '@latchkey/domain/integrations/keys/key.draft'
import type { KeysStore } from '@latchkey/domain/integrations/keys/keys.store'
import { CreateKeyDialog } from '@latchkey/ui/lettings/integrations/CreateKeyDialog/CreateKeyDialog.tsx'
import { ReplaceKeyDialog } from '@latchkey/ui/lettings/integrations/ReplaceKeyDialog/ReplaceKeyDialog.tsx'
import type { DialogProps } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { observer } from 'mobx-react-lite'
import type { OpenRecordAddress } from '../../address/use-open-record.ts'
import { useToday } from '../../config/use-clock.ts'
import { useRecordForm } from '../../editing/use-record-form.ts'
import { useEditedForm } from '../../editing/use-unsaved-edits.ts'
import { useRoot } from '../../runtime/runtime.ts'

/** Open while one of them is. */
export interface KeyDialogsProps extends DialogProps {
  keys: KeysStore
  edited: OpenRecordAddress
  replaced: OpenRecordAddress
}

/** The forms of a key, and of the one that replaces it. */
export const KeyDialogs = observer(function KeyDialogs({ keys, edited, replaced }: KeyDialogsProps) {
  const { session } = useRoot()
  const today = useToday()
  const editing = useRecordForm({
    open: edited.open,
    onClose: edited.close,
    name: 'key',
    found: keys.inUse(edited.open),
    draftOf: keyFormDraftOf,
    send: (draft: KeyFormDraft, saved) => keys.save(keyDraftOf(draft, today), saved),
  })
  const key = keys.inUse(replaced.open)
  const replacing = useEditedForm(
    async (draft: ReplaceDraft) =>
      key ? keys.replace(key, replacingOf(draft, today)) : ({ kind: 'rejected' } as const),
    replaced.close,
    { open: replaced.open, name: 'replace' },
  )
  return (
    <>
      <CreateKeyDialog {...editing.props} rights={session.rights} today={today} isBusy={keys.isSaving} />
      <ReplaceKeyDialog
        {...replacing}
        isOpen={key !== undefined}
        name={key?.name ?? ''}
        saved={replaceDraftOf(key ?? { expiresOn: null })}
        today={today}
        onCloseRequest={replaced.close}
        isBusy={keys.isSaving}
      />
    </>
  )
})
