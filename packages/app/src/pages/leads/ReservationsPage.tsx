import { useOpenRecord } from '../../address/use-open-record.ts'
import { LeadListPage } from './LeadListPage.tsx'

/** Leads on their way to a tenancy, to find, open and delete. Source: specification §2 "Reservations". */
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
