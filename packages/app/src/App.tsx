import type { BrandStore } from '@latchkey/domain/office/brand.store'
import { DEFAULT_TIME_STEP } from '@latchkey/domain/office/time-step'
import { CopiedContext } from '@latchkey/ui/controls/copied-context.ts'
import { TimeStepContext } from '@latchkey/ui/inputs/dates/time-step.ts'
import { BrandProvider } from '@latchkey/ui/layout/BrandProvider/BrandProvider.tsx'
import { BaseStyles } from '@latchkey/ui/theme/BaseStyles.ts'
import { ThemeVariables } from '@latchkey/ui/theme/ThemeVariables.ts'
import { observer } from 'mobx-react-lite'
import type { PropsWithChildren } from 'react'
import type { RouterProviderProps } from 'react-router-dom'
import { AppRouter } from './address/AppRouter.tsx'
import { toastCopied } from './components/toast-copied.ts'
import { RuntimeContext, type Runtime } from './runtime/runtime.ts'
import { BuildNotice } from './shell/BuildNotice.tsx'
import { RootBoundary } from '@latchkey/ui/layout/RootBoundary/RootBoundary.tsx'

/** Provides the agency's brand and time interval. */
const Branded = observer(function Branded({ brand, children }: PropsWithChildren<{ brand: BrandStore }>) {
  return (
    <BrandProvider brand={brand.shown}>
      <TimeStepContext value={brand.shown.timeStep ?? DEFAULT_TIME_STEP}>{children}</TimeStepContext>
    </BrandProvider>
  )
})

export interface AppProps {
  runtime: Runtime
  router: RouterProviderProps['router']
}

export function App({ runtime, router }: AppProps) {
  return (
    <>
      <ThemeVariables />
      <BaseStyles />
      <RootBoundary onReload={runtime.reload}>
        <RuntimeContext value={runtime}>
          <CopiedContext value={toastCopied}>
            <Branded brand={runtime.root.brand}>
              <AppRouter router={router} />
              <BuildNotice />
            </Branded>
          </CopiedContext>
        </RuntimeContext>
      </RootBoundary>
    </>
  )
}
