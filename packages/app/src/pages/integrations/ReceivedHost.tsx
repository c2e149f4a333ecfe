import { RECEIVED_OUTCOMES } from '@latchkey/domain/integrations/sources/source.enums'
import { SOURCE_WORDS } from '@latchkey/domain/integrations/sources/source.messages'
import type { SourcesPage } from '@latchkey/domain/integrations/sources/sources-page.store'
import { Card } from '@latchkey/ui/layout/Card/Card.tsx'
import { ReceivedTable } from '@latchkey/ui/lettings/integrations/ReceivedTable/ReceivedTable.tsx'
import { observer } from 'mobx-react-lite'
import { useOpenRecord } from '../../address/use-open-record.ts'
import { useTable } from '../../address/use-list.ts'
import { useRoot } from '../../runtime/runtime.ts'
import { LeadDialogHost } from '../leads/lazy-lead-dialog.ts'

const CHOICES = { source: /^\d+$/, outcome: new RegExp(`^(${RECEIVED_OUTCOMES.join('|')})$`) }

export const ReceivedHost = observer(function ReceivedHost({ page }: { page: SourcesPage }) {
  const { session } = useRoot()
  const table = useTable(page.received, { choices: CHOICES })
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
