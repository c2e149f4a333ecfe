import { KEY_WORDS } from '@latchkey/domain/integrations/keys/key.messages'
import { KeysStoreModel } from '@latchkey/domain/integrations/keys/keys.store'
import { Card } from '@latchkey/ui/layout/Card/Card.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { KeyTable } from '@latchkey/ui/lettings/integrations/KeyTable/KeyTable.tsx'
import { NewKeyNotice } from '@latchkey/ui/lettings/integrations/NewKeyNotice/NewKeyNotice.tsx'
import { lazyDialog } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { observer } from 'mobx-react-lite'
import { useOpenRecord } from '../../address/use-open-record.ts'
import { CreateNew } from '../../components/CreateNew.tsx'
import { useFollowing } from '../../runtime/use-store.ts'

const KeyDialogs = lazyDialog(() => import('./KeyDialogs.tsx'), 'KeyDialogs')

export const KeysTab = observer(function KeysTab() {
  const keys = useFollowing(KeysStoreModel)
  const [edited, replaced] = [useOpenRecord('key'), useOpenRecord('replace')]
  return (
    <Stack gap="large">
      {keys.shown !== null && <NewKeyNotice {...keys.shown} onDone={() => keys.show(null)} />}
      <Card
        title={KEY_WORDS.list}
        actions={<CreateNew label={KEY_WORDS.create} onClick={() => edited.show('new')} />}
      >
        <KeyTable
          keys={keys.keys}
          {...keys.listState}
          onRetry={() => void keys.load()}
          onEdit={({ id }) => edited.show(id)}
          onReplace={({ id }) => replaced.show(id)}
          onEnd={({ id }) => void keys.end(id)}
          onRevoke={keys.askRevoke}
        />
      </Card>
      <KeyDialogs
        isOpen={edited.open !== null || replaced.open !== null}
        onClose={edited.open === null ? replaced.close : edited.close}
        keys={keys}
        edited={edited}
        replaced={replaced}
      />
    </Stack>
  )
})
