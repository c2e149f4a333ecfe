import { DEFAULT_TIME_STEP } from '@latchkey/domain/office/time-step'
import { TimeStepContext } from '@latchkey/ui/inputs/dates/time-step.ts'
import { BrandProvider } from '@latchkey/ui/layout/BrandProvider/BrandProvider.tsx'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useRoot } from '../runtime/runtime.ts'

/** Provides the agency's brand and time interval. */
export const Branded = observer(function Branded({ children }: { children: ReactNode }) {
  const { brand } = useRoot()
  return (
    <BrandProvider brand={brand.shown}>
      <TimeStepContext value={brand.shown.timeStep ?? DEFAULT_TIME_STEP}>{children}</TimeStepContext>
    </BrandProvider>
  )
})
