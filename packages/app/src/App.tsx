import { CopiedContext } from '@latchkey/ui/controls/copied-context.ts'
import { BaseStyles } from '@latchkey/ui/theme/BaseStyles.ts'
import { ThemeVariables } from '@latchkey/ui/theme/ThemeVariables.ts'
import type { RouterProviderProps } from 'react-router-dom'
import { Branded } from './shell/Branded.tsx'
import { AppRouter } from './address/AppRouter.tsx'
import { toastCopied } from './components/toast-copied.ts'
import { RuntimeContext, type Runtime } from './runtime/runtime.ts'
import { BuildNotice } from './shell/BuildNotice.tsx'
import { RootBoundary } from '@latchkey/ui/layout/RootBoundary/RootBoundary.tsx'

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
            <Branded>
              <AppRouter router={router} />
              <BuildNotice />
            </Branded>
          </CopiedContext>
        </RuntimeContext>
      </RootBoundary>
    </>
  )
}
