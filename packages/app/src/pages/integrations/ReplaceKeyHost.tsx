import { expiryOf, replaceDraftOf, type ReplaceDraft } from '@latchkey/domain/integrations/keys/key.draft'
import type { KeysStore } from '@latchkey/domain/integrations/keys/keys.store'
import type { DialogHostProps } from '@latchkey/domain/navigation/open-record'
import { ReplaceKeyDialog } from '@latchkey/ui/lettings/integrations/ReplaceKeyDialog/ReplaceKeyDialog.tsx'
import { observer } from 'mobx-react-lite'
import { useToday } from '../../config/use-clock.ts'
import { useEditedForm } from '../../editing/use-unsaved-edits.ts'

export const ReplaceKeyHost = observer(function ReplaceKeyHost({
  keys,
  open,
  onClose,
}: DialogHostProps & { keys: KeysStore }) {
  const today = useToday()
  const key = keys.keys.find(({ id, state }) => id === open && state === 'in-use')
  const send = async ({ keepHours, ...expiry }: ReplaceDraft) =>
    key === undefined
      ? ({ kind: 'rejected' } as const)
      : keys.replace(key, { ...(keepHours !== null && { keepHours }), expiresOn: expiryOf(expiry, today) })
  const form = useEditedForm(send, onClose, { open, name: 'replace' })
  return (
    <ReplaceKeyDialog
      {...form}
      isOpen={key !== undefined}
      name={key?.name ?? ''}
      saved={replaceDraftOf(key ?? { expiresOn: null })}
      today={today}
      onCloseRequest={onClose}
      isBusy={keys.isSaving}
    />
  )
})
