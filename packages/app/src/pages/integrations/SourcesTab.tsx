import type { Source } from '@latchkey/domain/integrations/sources/source.contract'
import {
  endSource,
  replaceSourceKey,
  SOURCE_WORDS,
} from '@latchkey/domain/integrations/sources/source.messages'
import { SourcesPageModel } from '@latchkey/domain/integrations/sources/sources-page.store'
import { Button } from '@latchkey/ui/controls/Button/Button.tsx'
import { Card } from '@latchkey/ui/layout/Card/Card.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { SourceTable } from '@latchkey/ui/lettings/integrations/SourceTable/SourceTable.tsx'
import { lazyDialog } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { Plus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useOpenRecord } from '../../address/use-open-record.ts'
import { useRoot } from '../../runtime/runtime.ts'
import { useStore } from '../../runtime/use-store.ts'
import { ReceivedHost } from './ReceivedHost.tsx'
import { SourceNotice } from './SourceNotice.tsx'

// Rarely used, so loaded when first opened.
const SourceDialogHost = lazyDialog(() => import('./SourceDialogHost.tsx'), 'SourceDialogHost')

export const SourcesTab = observer(function SourcesTab() {
  const { question } = useRoot()
  const page = useStore(SourcesPageModel)
  // `source` is a filter of what was received.
  const edited = useOpenRecord('leadSource')
  useEffect(() => page.follow(), [page])

  const askReplaceKey = (source: Source) =>
    question.ask({ texts: replaceSourceKey(source.name), isDanger: true, act: () => page.replaceKey(source) })
  const askEnd = ({ id, name }: Source) =>
    question.ask({ texts: endSource(name), isDanger: true, act: () => page.end(id) })
  return (
    <Stack gap="large">
      <SourceNotice page={page} />
      <Card
        title={SOURCE_WORDS.list}
        actions={
          <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => edited.show('new')}>
            {SOURCE_WORDS.add}
          </Button>
        }
      >
        <SourceTable
          sources={page.sources}
          {...page.listState}
          onRetry={() => void page.load()}
          onEdit={({ id }) => edited.show(id)}
          onReplaceKey={askReplaceKey}
          onEnd={askEnd}
        />
      </Card>
      <ReceivedHost page={page} />
      <SourceDialogHost page={page} open={edited.open} onClose={edited.close} />
    </Stack>
  )
})
