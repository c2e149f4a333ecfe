import { CreateNew } from '../../frame/CreateNew.tsx'
import { LeadListPage } from '../leads/LeadListPage.tsx'
import { useOpenLead } from '../leads/use-open-lead.ts'

/** Leads that wait for a first answer, to find, open, create and delete. Source: specification §2 "Enquiries". */
export function EnquiriesPage() {
  const lead = useOpenLead()
  const createNew = <CreateNew onClick={() => lead.show('new')} />
  return (
    <LeadListPage title="Enquiries" section="Enquiry" lead={lead} actions={createNew} emptyHint={createNew} />
  )
}
