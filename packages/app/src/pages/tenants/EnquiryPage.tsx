import { TENANT_PAGES } from '@latchkey/domain/navigation/tenant-pages'
import { TenantPageStoreModel, type TenantPageStore } from '@latchkey/domain/tenants/page/page.store'
import { EnquiryView } from '@latchkey/ui/lettings/tenants/EnquiryView/EnquiryView.tsx'
import { IdentityForm } from '@latchkey/ui/lettings/tenants/IdentityForm/IdentityForm.tsx'
import { TenantPage } from '@latchkey/ui/lettings/tenants/TenantPage/TenantPage.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { businessDateFormatter } from '../../config/date-formatter.ts'
import { MAP_URL } from '../../config/map-url.ts'
import { visitOf, type VisitPageProps } from './visit-of.tsx'

export const EnquiryPage = observer(function EnquiryPage({
  visit,
  hasMenu,
}: VisitPageProps<TenantPageStore>) {
  const { step, visited, isBusy, feedback } = visit

  // Staff may have changed the enquiry while the tab was in the background.
  useEffect(() => {
    const handleReturn = () => {
      if (document.visibilityState === 'visible') void visit.returnToPage()
    }
    document.addEventListener('visibilitychange', handleReturn)
    addEventListener('online', handleReturn)
    return () => {
      document.removeEventListener('visibilitychange', handleReturn)
      removeEventListener('online', handleReturn)
    }
  }, [visit])

  return (
    <TenantPage hasMenu={hasMenu} title={TENANT_PAGES.enquiry.title} step={step}>
      {step === 'identity' && (
        <IdentityForm {...feedback} onSubmit={(identity) => void visit.open(identity)} isBusy={isBusy} />
      )}
      {visited !== null && (
        <EnquiryView
          page={visited}
          slots={visit.slots}
          notice={visit.notice}
          {...feedback}
          isBusy={isBusy}
          timeZone={businessDateFormatter.zone}
          mapUrl={MAP_URL}
          now={visit.now()}
          onOpenSlots={() => void visit.openSlots()}
          onCloseSlots={() => visit.closeSlots()}
          onBook={(start) => void visit.book(start)}
          onCancel={() => void visit.cancel()}
          onSendLink={() => void visit.sendLink()}
          onFeedback={(given) => void visit.sendFeedback(given)}
        />
      )}
    </TenantPage>
  )
})

export const EnquiryVisit = visitOf(TenantPageStoreModel, EnquiryPage)
