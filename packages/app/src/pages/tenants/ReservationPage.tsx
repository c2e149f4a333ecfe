import { TENANT_PAGES } from '@latchkey/domain/navigation/tenant-pages'
import { RESERVATION_REQUESTED } from '@latchkey/domain/tenants/tenant.messages'
import {
  ReservationStoreModel,
  type ReservationStore,
} from '@latchkey/domain/tenants/reservation/reservation.store'
import { IdentityForm } from '@latchkey/ui/lettings/tenants/IdentityForm/IdentityForm.tsx'
import { ReservationForm } from '@latchkey/ui/lettings/tenants/ReservationForm/ReservationForm.tsx'
import { TenantPage } from '@latchkey/ui/lettings/tenants/TenantPage/TenantPage.tsx'
import { VisitEnd } from '@latchkey/ui/lettings/tenants/VisitEnd/VisitEnd.tsx'
import { observer } from 'mobx-react-lite'
import { visitOf, type VisitPageProps } from './visit-of.tsx'

export const ReservationPage = observer(function ReservationPage({
  visit,
  hasMenu,
}: VisitPageProps<ReservationStore>) {
  const { step, visited, isBusy, feedback } = visit

  return (
    <TenantPage hasMenu={hasMenu} title={TENANT_PAGES.reservation.title} step={step} formLabel="Your home">
      {step === 'identity' && (
        <IdentityForm {...feedback} onSubmit={(identity) => void visit.identify(identity)} isBusy={isBusy} />
      )}
      {step === 'form' && visited !== null && (
        <ReservationForm
          lead={visited}
          onRequest={() => void visit.send()}
          isBusy={isBusy}
          failure={feedback.failure}
        />
      )}
      {step === 'sent' && (
        <VisitEnd kind="sent" title={RESERVATION_REQUESTED}>
          We will check the details and write to you by email. You can close this page.
        </VisitEnd>
      )}
    </TenantPage>
  )
})

export const ReservationVisit = visitOf(ReservationStoreModel, ReservationPage)
