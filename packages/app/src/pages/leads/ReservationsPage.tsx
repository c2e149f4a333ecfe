import { useOpenRecord } from '../../address/use-open-record.ts'
import { LeadListPage } from './LeadListPage.tsx'
import { PAGES } from '@latchkey/domain/navigation/pages'

export function ReservationsPage() {
  return (
    <LeadListPage
      title={PAGES.reservations.title}
      section="Reservation"
      lead={useOpenRecord('lead')}
      emptyHint="A lead appears here when its status is set to a reservation."
    />
  )
}
