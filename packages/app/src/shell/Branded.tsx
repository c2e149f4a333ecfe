import { BrandProvider } from '@latchkey/ui/layout/BrandProvider'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useRuntime } from '../runtime/runtime.ts'

/** Shows the app in the agency's name, logo and colours, and follows a change of them. */
export const Branded = observer(function Branded({ children }: { children: ReactNode }) {
  const { brand } = useRuntime().root
  return <BrandProvider brand={brand.shown}>{children}</BrandProvider>
})
