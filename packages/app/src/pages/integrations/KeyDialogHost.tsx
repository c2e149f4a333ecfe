import { expiryOf, keyFormDraftOf, type KeyFormDraft } from '@latchkey/domain/integrations/keys/key.draft'
import type { KeysStore } from '@latchkey/domain/integrations/keys/keys.store'
import type { DialogHostProps } from '@latchkey/domain/navigation/open-record'
import { CreateKeyDialog } from '@latchkey/ui/lettings/integrations/CreateKeyDialog/CreateKeyDialog.tsx'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { useToday } from '../../config/use-clock.ts'
import { useEditedForm } from '../../editing/use-unsaved-edits.ts'
import { useRoot } from '../../runtime/runtime.ts'

export const KeyDialogHost = observer(function KeyDialogHost({
  keys,
  open,
  onClose,
}: DialogHostProps & { keys: KeysStore }) {
  const { session } = useRoot()
  const today = useToday()
  const found = keys.keys.find(({ id, state }) => id === open && state === 'in-use')
  // A push while the dialog is open does not change the version that the edits began with, and closing keeps the title.
  const [begun, setBegun] = useState({ open, found })
  if (begun.open !== open) setBegun({ open, found: open === null ? begun.found : found })
  else if (open !== null && begun.found === undefined && found !== undefined) setBegun({ open, found })
  const saved = begun.found
  const draft = useMemo(() => saved && keyFormDraftOf(saved), [saved])

  const send = ({ name, areas, ...expiry }: KeyFormDraft) => {
    const values = { name, areas, expiresOn: expiryOf(expiry, today) }
    return saved === undefined
      ? keys.create(values)
      : keys.update(saved.id, { ...values, version: saved.version })
  }
  const form = useEditedForm(send, onClose, { open, name: 'key' })
  return (
    <CreateKeyDialog
      {...form}
      isOpen={open === 'new' || (open !== null && saved !== undefined)}
      saved={draft}
      rights={session.rights}
      today={today}
      onCloseRequest={onClose}
      isBusy={keys.isSaving}
    />
  )
})
