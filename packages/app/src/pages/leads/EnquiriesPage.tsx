import { useOpenRecord } from '../../address/use-open-record.ts'
import { CreateNew } from '../../components/CreateNew.tsx'
import { useShortcut } from '../../components/use-shortcut.ts'
import { LeadListPage } from './LeadListPage.tsx'
import { PAGES } from '@latchkey/domain/navigation/pages'
import { NEW_ENQUIRY_KEY } from '@latchkey/domain/search/palette'

export function EnquiriesPage() {
  const lead = useOpenRecord('lead')
  const create = () => lead.show('new')
  useShortcut(NEW_ENQUIRY_KEY, create)
  const createNew = <CreateNew shortcut={NEW_ENQUIRY_KEY} onClick={create} />
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
