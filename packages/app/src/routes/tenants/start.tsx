import type { VisitEnv } from '@latchkey/domain/links/tenant-visit'
import { QuestionnaireStoreModel } from '@latchkey/domain/questionnaire/questionnaire.store'
import { ReservationStoreModel } from '@latchkey/domain/reservation/reservation.store'
import { GlobalStyle } from '@latchkey/ui/theme/GlobalStyle'
import '@latchkey/ui/theme/fonts.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createLightHttp } from '../../api/light-http.ts'
import { API_BASE, BUILD } from '../../env.ts'
import { RootBoundary } from '../../frame/RootBoundary.tsx'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { QuestionnairePage } from './QuestionnairePage.tsx'
import { ReservationPage } from './ReservationPage.tsx'
import { createBuildWatch } from '@latchkey/domain/update/build.store'
import { fetchServedBuild } from '../../update/version.api.ts'
import { TenantUpdateNotice } from './TenantUpdateNotice.tsx'
import { createVisitEnv } from './visit-env.ts'

const reload = () => location.reload()

/** Shows the page of the link that was opened, and nothing of what the staff have around theirs. */
export function start(storages: Pick<VisitEnv, 'storage' | 'tabStorage'>): void {
  const ground = document.querySelector('#root')
  if (ground === null)
    throw new Error('tenant.html has no element with the id "root": there is nowhere to show the page.')
  const http = createLightHttp(API_BASE)
  const env = createVisitEnv(http, storages)
  const build = createBuildWatch({ ownBuild: BUILD, fetchBuild: fetchServedBuild(http), page: window })
  build.start()
  const isReservation = location.pathname.startsWith(PATHS.reserveProperty)
  document.title = `${isReservation ? 'Reserve your home' : 'Qualifying questions'} · Latchkey`
  createRoot(ground).render(
    <StrictMode>
      <GlobalStyle />
      <RootBoundary onReload={reload}>
        <TenantUpdateNotice build={build} onReload={reload} />
        {isReservation ? (
          <ReservationPage visit={ReservationStoreModel.create({}, env)} isBesideMenu={false} />
        ) : (
          <QuestionnairePage visit={QuestionnaireStoreModel.create({}, env)} isBesideMenu={false} />
        )}
      </RootBoundary>
    </StrictMode>,
  )
}
