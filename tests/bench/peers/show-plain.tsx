import './plain.css'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Renders a page in plain React. */
export function showPlain(page: ReactNode): void {
  createRoot(document.querySelector('#root') as HTMLElement).render(page)
}
