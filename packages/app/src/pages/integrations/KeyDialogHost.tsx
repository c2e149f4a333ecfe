import { expiryOf, keyFormDraftOf, type KeyFormDraft } from '@latchkey/domain/integrations/keys/key.draft'
import type { KeysStore } from '@latchkey/domain/integrations/keys/keys.store'
import type { DialogHostProps } from '@latchkey/domain/navigation/open-record'
import { CreateKeyDialog } from '@latchkey/ui/lettings/integrations/CreateKeyDialog/CreateKeyDialog.tsx'
import { observer } from 'mobx-react-lite'
import { useToday } from '../../config/use-clock.ts'
import { useRecordForm } from '../../editing/use-record-form.ts'
import { useRoot } from '../../runtime/runtime.ts'

export const KeyDialogHost = observer(function KeyDialogHost({
  keys,
  ...address
}: DialogHostProps & { keys: KeysStore }) {
  const { session } = useRoot()
  const today = useToday()
  const { props } = useRecordForm({
    ...address,
    name: 'key',
    found: keys.keys.find(({ id, state }) => id === address.open && state === 'in-use'),
    draftOf: keyFormDraftOf,
    send: ({ name, areas, ...expiry }: KeyFormDraft, saved) => {
      const values = { name, areas, expiresOn: expiryOf(expiry, today) }
      return saved === undefined
        ? keys.create(values)
        : keys.update(saved.id, { ...values, version: saved.version })
    },
  })
  return <CreateKeyDialog {...props} rights={session.rights} today={today} isBusy={keys.isSaving} />
})
