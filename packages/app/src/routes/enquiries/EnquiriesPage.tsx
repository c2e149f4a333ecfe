import { ENQUIRY_COLUMNS } from '@latchkey/domain/leads/lead.columns'
import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import { COPIED } from '@latchkey/domain/platform/messages'
import { Button } from '@latchkey/ui/controls/Button'
import { PageHeader } from '@latchkey/ui/layout/PageHeader'
import { LeadsTable } from '@latchkey/ui/lettings/leads/LeadsTable'
import { toasts } from '@latchkey/ui/overlays/toasts'
import { Plus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { businessClock } from '../../clock.ts'
import { lazyPart } from '../../frame/lazy-part.ts'
import { renderRouterLink } from '../../frame/router-link.tsx'
import { useListAddress } from '../../lists/use-list-address.ts'
import { useRuntime } from '../../runtime/runtime.ts'
import { DeleteLeadHost } from '../leads/DeleteLeadHost.tsx'
import { useOpenLead } from '../leads/use-open-lead.ts'

// The form and its rules weigh as much as the list: they come after it.
const LazyLeadDialogHost = lazyPart(() =>
  import('../leads/LeadDialogHost.tsx').then(({ LeadDialogHost }) => LeadDialogHost),
)

/** Leads that wait for a first answer, to find, open, create and delete. Source: specification §2 "Enquiries". */
export const EnquiriesPage = observer(function EnquiriesPage() {
  const { root } = useRuntime()
  const list = root.leads.enquiries
  const { ask } = useListAddress(list, ENQUIRY_COLUMNS)
  const lead = useOpenLead()
  const [doomed, setDoomed] = useState<LeadRow | null>(null)

  const createNew = (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => lead.show('new')}>
      Create New
    </Button>
  )
  return (
    <>
      <PageHeader title="Enquiries" actions={createNew} />
      <LeadsTable
        section="Enquiry"
        rows={list.rows}
        clock={businessClock}
        query={list.asked ?? list.shown}
        page={list.page}
        lastPage={list.lastPage}
        total={list.total}
        phase={list.phase === 'idle' ? 'loading' : list.phase}
        hasRefreshFailed={list.refreshFailed}
        isChanging={list.isChanging}
        onAsk={ask}
        onOpen={({ id }) => lead.show(id)}
        onDelete={setDoomed}
        onRetry={() => void list.refresh()}
        onCopied={() => toasts.success(COPIED)}
        renderLink={renderRouterLink}
        emptyHint={createNew}
      />
      <DeleteLeadHost section="Enquiry" row={doomed} onClose={() => setDoomed(null)} />
      <Suspense fallback={null}>
        <LazyLeadDialogHost open={lead.open} onClose={lead.close} />
      </Suspense>
    </>
  )
})
