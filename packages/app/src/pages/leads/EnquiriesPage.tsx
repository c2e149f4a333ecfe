import { useOpenRecord } from '../../address/use-open-record.ts'
import { CreateNew } from '../../components/CreateNew.tsx'
import { LeadListPage } from './LeadListPage.tsx'
import { PAGES } from '@latchkey/domain/navigation/pages'

export function EnquiriesPage() {
  const lead = useOpenRecord('lead')
  const createNew = <CreateNew onClick={() => lead.show('new')} />
  return (
    <LeadListPage
      title={PAGES.enquiries.title}
      section="Enquiry"
      lead={lead}
      actions={createNew}
      emptyHint={createNew}
    />
  )
}
