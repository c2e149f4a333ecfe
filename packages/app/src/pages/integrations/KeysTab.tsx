import { KEY_WORDS, revokeKey } from '@latchkey/domain/integrations/keys/key.messages'
import { KeysStoreModel } from '@latchkey/domain/integrations/keys/keys.store'
import { Button } from '@latchkey/ui/controls/Button/Button.tsx'
import { Card } from '@latchkey/ui/layout/Card/Card.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { KeyTable } from '@latchkey/ui/lettings/integrations/KeyTable/KeyTable.tsx'
import { NewKeyNotice } from '@latchkey/ui/lettings/integrations/NewKeyNotice/NewKeyNotice.tsx'
import { lazyDialog } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { Plus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useOpenRecord } from '../../address/use-open-record.ts'
import { useRoot } from '../../runtime/runtime.ts'
import { useStore } from '../../runtime/use-store.ts'

const KeyDialogHost = lazyDialog(() => import('./KeyDialogHost.tsx'), 'KeyDialogHost')
const ReplaceKeyHost = lazyDialog(() => import('./ReplaceKeyHost.tsx'), 'ReplaceKeyHost')

export const KeysTab = observer(function KeysTab() {
  const { question } = useRoot()
  const keys = useStore(KeysStoreModel)
  const [edited, replaced] = [useOpenRecord('key'), useOpenRecord('replace')]
  useEffect(() => {
    void keys.load()
    return keys.follow()
  }, [keys])

  const { shown } = keys
  return (
    <Stack gap="large">
      {shown !== null && (
        <NewKeyNotice
          name={shown.name}
          value={shown.key}
          onDone={() => keys.show(null)}
        />
      )}
      <Card
        title={KEY_WORDS.list}
        actions={
          <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => edited.show('new')}>
            {KEY_WORDS.create}
          </Button>
        }
      >
        <KeyTable
          keys={keys.keys}
          {...keys.listState}
          onRetry={() => void keys.load()}
          onEdit={({ id }) => edited.show(id)}
          onReplace={({ id }) => replaced.show(id)}
          onEnd={({ id }) => void keys.end(id)}
          onRevoke={({ id, name }) =>
            question.ask({ texts: revokeKey(name), isDanger: true, act: () => keys.revoke(id) })
          }
        />
      </Card>
      <KeyDialogHost keys={keys} open={edited.open} onClose={edited.close} />
      <ReplaceKeyHost keys={keys} open={replaced.open} onClose={replaced.close} />
    </Stack>
  )
})
