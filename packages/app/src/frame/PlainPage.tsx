import { CentredPage } from '@latchkey/ui/layout/CentredPage'
import { PageHeader } from '@latchkey/ui/layout/PageHeader'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useRuntime } from '../runtime/runtime.ts'

/** What a plain page accepts. */
export interface PlainPageProps {
  title: string
  children: ReactNode
  /** Below the title, one sentence on what this page is for. */
  lead?: ReactNode
  /** The small way out for who is not signed in, such as a link. */
  below?: ReactNode
}

/** A page of a few words that anyone may meet: beside the menu for staff, on its own for everybody else. */
export const PlainPage = observer(function PlainPage({ title, children, lead, below }: PlainPageProps) {
  const { session } = useRuntime().root
  return session.isSignedIn ? (
    <>
      <PageHeader title={title} subtitle={lead} />
      {children}
    </>
  ) : (
    <CentredPage title={title} lead={lead} below={below}>
      {children}
    </CentredPage>
  )
})
