import { Button } from '@latchkey/ui/controls/Button'
import { Plus } from 'lucide-react'
import { LeadListPage } from '../leads/LeadListPage.tsx'
import { useOpenLead } from '../leads/use-open-lead.ts'

/** Leads that wait for a first answer, to find, open, create and delete. Source: specification §2 "Enquiries". */
export function EnquiriesPage() {
  const lead = useOpenLead()
  const createNew = (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => lead.show('new')}>
      Create New
    </Button>
  )
  return (
    <LeadListPage title="Enquiries" section="Enquiry" lead={lead} actions={createNew} emptyHint={createNew} />
  )
}
