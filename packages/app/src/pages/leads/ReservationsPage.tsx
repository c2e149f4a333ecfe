import { useOpenRecord } from '../../address/use-open-record.ts'
import { LeadListPage } from './LeadListPage.tsx'

export function ReservationsPage() {
  return (
    <LeadListPage
      title="Reservations"
      section="Reservation"
      lead={useOpenRecord('lead')}
      emptyHint="A lead comes here when its status is set to a reservation."
    />
  )
}
