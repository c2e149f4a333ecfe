import { LeadListPage } from '../leads/LeadListPage.tsx'
import { useOpenLead } from '../leads/use-open-lead.ts'

/** Leads on their way to a tenancy, to find, open and delete. Source: specification §2 "Reservations". */
export function ReservationsPage() {
  return (
    <LeadListPage
      title="Reservations"
      section="Reservation"
      lead={useOpenLead()}
      emptyHint="A lead comes here when its status is set to a reservation."
    />
  )
}
