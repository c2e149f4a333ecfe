import { LinkButton } from '@latchkey/ui/controls/LinkButton'
import { EmptyState } from '@latchkey/ui/layout/EmptyState'
import { Hammer } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { PlainPage } from '../../frame/PlainPage.tsx'
import { PATHS } from '../../paths.ts'
import { useRuntime } from '../../runtime/runtime.ts'

/** What the page accepts. */
export interface NextPageProps {
  title: string
  /** What will be done on this page, or what to do until then, as a sentence. */
  purpose: string
}

/** Stands at an address whose page is still being built, and says so. */
export const NextPage = observer(function NextPage({ title, purpose }: NextPageProps) {
  const { session } = useRuntime().root
  return (
    <PlainPage title={title}>
      <EmptyState
        icon={<Hammer aria-hidden />}
        title="This page is being built."
        action={
          // A tenant has no home here: theirs would be the sign-in page of the staff.
          session.isSignedIn && <LinkButton render={<Link to={PATHS.home} />}>Go to the home page</LinkButton>
        }
      >
        {purpose}
      </EmptyState>
    </PlainPage>
  )
})
