import type { TenantEnv } from '@latchkey/domain/root/tenant.calls'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { TENANT_PAGES } from '@latchkey/domain/navigation/tenant-pages'
import { BrandStoreModel, type BrandStore } from '@latchkey/domain/office/brand.store'
import { QuestionnaireStoreModel } from '@latchkey/domain/tenants/questionnaire/questionnaire.store'
import { TenantPageStoreModel } from '@latchkey/domain/tenants/page/page.store'
import { ReservationStoreModel } from '@latchkey/domain/tenants/reservation/reservation.store'
import { BuildStoreModel, type BuildStore } from '@latchkey/domain/update/build.store'
import { UPDATE_AVAILABLE } from '@latchkey/domain/update/update.messages'
import { BrandProvider } from '@latchkey/ui/layout/BrandProvider/BrandProvider.tsx'
import { ErrorState } from '@latchkey/ui/layout/ErrorState/ErrorState.tsx'
import { showBrand } from '@latchkey/ui/theme/show-brand.ts'
import { BaseStyles } from '@latchkey/ui/theme/BaseStyles.ts'
import { ThemeVariables } from '@latchkey/ui/theme/ThemeVariables.ts'
import '@latchkey/ui/theme/fonts.css'
import { observer } from 'mobx-react-lite'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createLightHttp } from '../../api/http/light-http.ts'
import { brandAndBuild } from '../../api/brand-and-build.ts'
import { createVisitEnv } from '../../api/tenant.api.ts'
import { BRAND } from '../../config/brand.ts'
import { API_BASE } from '../../config/env.ts'
import { RootBoundary } from '@latchkey/ui/layout/RootBoundary/RootBoundary.tsx'
import { watchServer } from '../../runtime/watch-server.ts'
import { EnquiryPage } from './EnquiryPage.tsx'
import { QuestionnairePage } from './QuestionnairePage.tsx'
import { ReservationPage } from './ReservationPage.tsx'

/** Safe at any time: answers are stored on the device. */
const reload = () => location.reload()

const UpdateNotice = observer(function UpdateNotice({ build }: { build: BuildStore }) {
  const { title, text, action } = UPDATE_AVAILABLE
  return build.isOutdated && <ErrorState title={title} advice={text} actionLabel={action} onAction={reload} />
})

/** Updates with the brand. */
const FollowedBrand = observer(function FollowedBrand({
  brand,
  children,
}: {
  brand: BrandStore
  children: ReactNode
}) {
  return <BrandProvider brand={brand.shown}>{children}</BrandProvider>
})

function pageAt(path: string, env: TenantEnv): { title: string; content: ReactNode } {
  if (path.startsWith(PATHS.yourEnquiry)) {
    const visit = TenantPageStoreModel.create({}, env)
    return { title: TENANT_PAGES.enquiry.title, content: <EnquiryPage visit={visit} hasMenu={false} /> }
  }
  if (path.startsWith(PATHS.reserveProperty)) {
    const visit = ReservationStoreModel.create({}, env)
    return {
      title: TENANT_PAGES.reservation.title,
      content: <ReservationPage visit={visit} hasMenu={false} />,
    }
  }
  const visit = QuestionnaireStoreModel.create({}, env)
  return {
    title: TENANT_PAGES.questionnaire.title,
    content: <QuestionnairePage visit={visit} hasMenu={false} />,
  }
}

/** Without the staff's layout and stores. */
export async function start(): Promise<void> {
  const container = document.querySelector('#root')
  if (container === null)
    throw new Error('tenant.html has no element with the id "root": there is nowhere to show the page.')
  const send = createLightHttp(API_BASE)
  const env = createVisitEnv(send)
  const served = brandAndBuild(send)
  const brand = BrandStoreModel.create({}, served)
  const build = BuildStoreModel.create({}, served)
  watchServer({ brand, build })
  const page = pageAt(location.pathname, env)
  document.title = `${page.title} · Latchkey`
  // Before rendering, so that the product's own colours do not flash.
  await showBrand(BRAND)
  createRoot(container).render(
    <StrictMode>
      <ThemeVariables />
      <BaseStyles />
      <RootBoundary onReload={reload}>
        <FollowedBrand brand={brand}>
          <UpdateNotice build={build} />
          {page.content}
        </FollowedBrand>
      </RootBoundary>
    </StrictMode>,
  )
}
