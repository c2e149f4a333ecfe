import { SOURCE_WORDS } from '@latchkey/domain/integrations/sources/source.messages'
import {
  RECEIVED_CHOICES,
  SourcesPageModel,
  type SourcesPage,
} from '@latchkey/domain/integrations/sources/sources-page.store'
import { Card } from '@latchkey/ui/layout/Card/Card.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { NewSourceNotice } from '@latchkey/ui/lettings/integrations/NewSourceNotice/NewSourceNotice.tsx'
import { ReceivedTable } from '@latchkey/ui/lettings/integrations/ReceivedTable/ReceivedTable.tsx'
import { SourceTable } from '@latchkey/ui/lettings/integrations/SourceTable/SourceTable.tsx'
import { lazyDialog } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { observer } from 'mobx-react-lite'
import { useTable } from '../../address/use-list.ts'
import { useOpenRecord } from '../../address/use-open-record.ts'
import { CreateNew } from '../../components/CreateNew.tsx'
import { useRoot } from '../../runtime/runtime.ts'
import { useFollowing } from '../../runtime/use-store.ts'
import { LeadDialogHost } from '../leads/lazy-lead-dialog.ts'

const SourceDialogHost = lazyDialog(() => import('./SourceDialogHost.tsx'), 'SourceDialogHost')

export const SourcesTab = observer(function SourcesTab() {
  const page = useFollowing(SourcesPageModel)
  // `source` is a filter of what was received.
  const edited = useOpenRecord('leadSource')
  return (
    <Stack gap="large">
      {page.shown !== null && <NewSourceNotice {...page.shown} onDone={() => page.show(null)} />}
      <Card
        title={SOURCE_WORDS.list}
        actions={<CreateNew label={SOURCE_WORDS.add} onClick={() => edited.show('new')} />}
      >
        <SourceTable
          sources={page.sources}
          {...page.listState}
          onRetry={() => void page.load()}
          onEdit={({ id }) => edited.show(id)}
          onReplaceKey={page.askReplaceKey}
          onEnd={page.askEnd}
        />
      </Card>
      <ReceivedCard page={page} />
      <SourceDialogHost page={page} open={edited.open} onClose={edited.close} />
    </Stack>
  )
})

const ReceivedCard = observer(function ReceivedCard({ page }: { page: SourcesPage }) {
  const { session } = useRoot()
  const table = useTable(page.received, { choices: RECEIVED_CHOICES })
  const lead = useOpenRecord('lead')
  return (
    <Card title={SOURCE_WORDS.received}>
      <ReceivedTable
        {...table}
        sources={page.sources}
        onOpen={session.can('enquiries-view') ? (id) => lead.show(id) : undefined}
      />
      <LeadDialogHost open={lead.openFor('edit')} onClose={lead.close} />
    </Card>
  )
})
