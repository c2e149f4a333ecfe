import { useOpenRecord } from '../../address/use-open-record.ts'
import { CreateNew } from '../../components/CreateNew.tsx'
import { LeadListPage } from './LeadListPage.tsx'

export function EnquiriesPage() {
  const lead = useOpenRecord('lead')
  const createNew = <CreateNew onClick={() => lead.show('new')} />
  return (
    <LeadListPage title="Enquiries" section="Enquiry" lead={lead} actions={createNew} emptyHint={createNew} />
  )
}
