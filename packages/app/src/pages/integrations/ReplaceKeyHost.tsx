import type { ReplaceDraft } from '@latchkey/domain/integrations/keys/key.form'
import type { KeysStore } from '@latchkey/domain/integrations/keys/keys.store'
import type { DialogHostProps } from '@latchkey/domain/navigation/open-record'
import { ReplaceKeyDialog } from '@latchkey/ui/lettings/integrations/ReplaceKeyDialog/ReplaceKeyDialog.tsx'
import { observer } from 'mobx-react-lite'
import { useEditedForm } from '../../editing/use-unsaved-edits.ts'

export const ReplaceKeyHost = observer(function ReplaceKeyHost({
  keys,
  open,
  onClose,
}: DialogHostProps & { keys: KeysStore }) {
  const key = keys.keys.find(({ id, state }) => id === open && state === 'in-use')
  const send = async ({ keepHours }: ReplaceDraft) =>
    key === undefined
      ? ({ kind: 'rejected' } as const)
      : keys.replace(key, keepHours === null ? {} : { keepHours })
  const form = useEditedForm(send, onClose, { open, name: 'replace' })
  return (
    <ReplaceKeyDialog
      {...form}
      isOpen={key !== undefined}
      name={key?.name ?? ''}
      onCloseRequest={onClose}
      isBusy={keys.isSaving}
    />
  )
})
