import { BrandStoreModel, type BrandStore } from '@latchkey/domain/office/brand.store'
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
import { createHttp } from '../../api/http.ts'
import { brandAndBuild } from '../../api/brand-and-build.ts'
import { createVisitEnv } from '../../api/tenant.api.ts'
import { BRAND } from '../../config/brand.ts'
import { API_BASE } from '../../config/env.ts'
import { RootBoundary } from '@latchkey/ui/layout/RootBoundary/RootBoundary.tsx'
import { watchServer } from '../../runtime/watch-server.ts'
import type { LoadedVisit } from './load-visit.ts'

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

/** Shows a tenant's page, without the staff's layout and stores. */
export async function start(loading: Promise<LoadedVisit>): Promise<void> {
  const container = document.querySelector('#root')
  if (container === null)
    throw new Error('tenant.html has no element with the id "root": there is nowhere to show the page.')
  const http = createHttp({ baseUrl: API_BASE, token: () => null })
  const env = createVisitEnv(http)
  const served = brandAndBuild(http)
  const brand = BrandStoreModel.create({}, served)
  const build = BuildStoreModel.create({}, served)
  watchServer({ brand, build })
  const { title, Visit } = await loading
  document.title = `${title} · Latchkey`
  // Before rendering, so that the product's own colours do not flash.
  await showBrand(BRAND)
  createRoot(container).render(
    <StrictMode>
      <ThemeVariables />
      <BaseStyles />
      <RootBoundary onReload={reload}>
        <FollowedBrand brand={brand}>
          <UpdateNotice build={build} />
          <Visit env={env} hasMenu={false} />
        </FollowedBrand>
      </RootBoundary>
    </StrictMode>,
  )
}
