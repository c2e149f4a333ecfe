import { CentredPage } from '@latchkey/ui/layout/CentredPage'
import { PageHeader } from '@latchkey/ui/layout/PageHeader'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useRuntime } from '../runtime/runtime.ts'

/** What a plain page accepts. */
export interface PlainPageProps {
  title: string
  children: ReactNode
}

/** A page of a few words that anyone may meet: beside the menu for staff, on its own for everybody else. */
export const PlainPage = observer(function PlainPage({ title, children }: PlainPageProps) {
  const { session } = useRuntime().root
  return session.isSignedIn ? (
    <>
      <PageHeader title={title} />
      {children}
    </>
  ) : (
    <CentredPage title={title}>{children}</CentredPage>
  )
})
