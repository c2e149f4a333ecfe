import { observer } from 'mobx-react-lite'
import { useState, type ComponentType } from 'react'
import { createHttp } from '../../api/http.ts'
import { createVisitEnv } from '../../api/tenant.api.ts'
import { API_BASE } from '../../config/env.ts'
import { useRoot } from '../../runtime/runtime.ts'
import { EnquiryVisit } from './EnquiryPage.tsx'
import type { VisitProps } from './visit-of.tsx'
import { QuestionnaireVisit } from './QuestionnairePage.tsx'
import { ReservationVisit } from './ReservationPage.tsx'

/** For signed-in staff, within their layout. */
const routeOf = (Visit: ComponentType<VisitProps>) =>
  observer(function TenantRoute() {
    const { session } = useRoot()
    // Without a session, so that a tenant's link gives staff no further access.
    const [env] = useState(() => createVisitEnv(createHttp({ baseUrl: API_BASE, token: () => null })))
    return <Visit env={env} hasMenu={session.isSignedIn} />
  })

export const QuestionnaireRoute = routeOf(QuestionnaireVisit)
export const ReservationRoute = routeOf(ReservationVisit)
export const EnquiryRoute = routeOf(EnquiryVisit)
