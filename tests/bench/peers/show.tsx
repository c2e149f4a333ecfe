import { BaseStyles } from '@latchkey/ui/theme/BaseStyles.ts'
import { ThemeVariables } from '@latchkey/ui/theme/ThemeVariables.ts'
import '@latchkey/ui/theme/fonts.css'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Renders a page of the product. */
export function showOurs(page: ReactNode): void {
  createRoot(document.querySelector('#root') as HTMLElement).render(
    <>
      <ThemeVariables />
      <BaseStyles />
      {page}
    </>,
  )
}
