import { PATHS } from '@latchkey/domain/navigation/paths'
import { TENANT_PAGES } from '@latchkey/domain/navigation/tenant-pages'
import type { ComponentType } from 'react'
import type { VisitProps } from './visit-of.tsx'

export interface LoadedVisit {
  title: string
  Visit: ComponentType<VisitProps>
}

/** Fetches the page that a tenant's link leads to, and only that page. */
export async function loadVisit(path: string): Promise<LoadedVisit> {
  if (path.startsWith(PATHS.yourEnquiry)) {
    const { EnquiryVisit } = await import('./EnquiryPage.tsx')
    return { title: TENANT_PAGES.enquiry.title, Visit: EnquiryVisit }
  }
  if (path.startsWith(PATHS.reserveProperty)) {
    const { ReservationVisit } = await import('./ReservationPage.tsx')
    return { title: TENANT_PAGES.reservation.title, Visit: ReservationVisit }
  }
  const { QuestionnaireVisit } = await import('./QuestionnairePage.tsx')
  return { title: TENANT_PAGES.questionnaire.title, Visit: QuestionnaireVisit }
}
