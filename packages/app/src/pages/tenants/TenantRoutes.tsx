import { QuestionnaireStoreModel } from '@latchkey/domain/tenants/questionnaire/questionnaire.store'
import { TenantPageStoreModel } from '@latchkey/domain/tenants/page/page.store'
import { ReservationStoreModel } from '@latchkey/domain/tenants/reservation/reservation.store'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { createLightHttp } from '../../api/http/light-http.ts'
import { createVisitEnv } from '../../api/tenant.api.ts'
import { API_BASE } from '../../config/env.ts'
import { useRuntime } from '../../runtime/runtime.ts'
import { EnquiryPage } from './EnquiryPage.tsx'
import { QuestionnairePage } from './QuestionnairePage.tsx'
import { ReservationPage } from './ReservationPage.tsx'

/** Without a session, so that a tenant's link gives staff no further access. */
const visitEnv = () => createVisitEnv(createLightHttp(API_BASE))

/** For signed-in staff, within their layout (rule P19). */
export const QuestionnaireRoute = observer(function QuestionnaireRoute() {
  const { session } = useRuntime().root
  const [visit] = useState(() => QuestionnaireStoreModel.create({}, visitEnv()))
  return <QuestionnairePage visit={visit} hasMenu={session.isSignedIn} />
})

/** For signed-in staff, within their layout (rule P19). */
export const ReservationRoute = observer(function ReservationRoute() {
  const { session } = useRuntime().root
  const [visit] = useState(() => ReservationStoreModel.create({}, visitEnv()))
  return <ReservationPage visit={visit} hasMenu={session.isSignedIn} />
})

/** For signed-in staff, within their layout (rule P19). */
export const EnquiryRoute = observer(function EnquiryRoute() {
  const { session } = useRuntime().root
  const [visit] = useState(() => TenantPageStoreModel.create({}, visitEnv()))
  return <EnquiryPage visit={visit} hasMenu={session.isSignedIn} />
})
