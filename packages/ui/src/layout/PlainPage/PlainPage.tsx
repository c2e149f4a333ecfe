import type { ReactNode } from 'react'
import { CentredPage } from '../CentredPage/CentredPage.tsx'
import { PageHeader } from '../PageHeader/PageHeader.tsx'

export interface PlainPageProps {
  title: string
  children: ReactNode
  /** One sentence below the title on the purpose of the page. */
  lead?: ReactNode
  /** Below the content, such as a link back; only outside the `AppShell`. */
  below?: ReactNode
  /** True inside the `AppShell`, whose menu stays. */
  isInShell: boolean
}

/**
 * A short public page: beside the menu for staff, otherwise without a menu.
 *
 * @do Use it for a page that people meet both signed in and signed out, such as Not Found.
 * @dont Do not use it for a page of staff only, or of tenants only.
 */
export function PlainPage({ title, children, lead, below, isInShell }: PlainPageProps) {
  return isInShell ? (
    <>
      <PageHeader title={title} subtitle={lead} />
      {children}
    </>
  ) : (
    <CentredPage title={title} lead={lead} below={below}>
      {children}
    </CentredPage>
  )
}
