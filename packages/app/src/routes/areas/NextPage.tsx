import { LinkButton } from '@latchkey/ui/controls/LinkButton'
import { EmptyState } from '@latchkey/ui/layout/EmptyState'
import { Hammer } from 'lucide-react'
import { Link } from 'react-router-dom'
import { PlainPage } from '../../frame/PlainPage.tsx'
import { PATHS } from '../../paths.ts'

/** What the page accepts. */
export interface NextPageProps {
  title: string
  /** What will be done on this page, or what to do until then, as a sentence. */
  purpose: string
}

/** Stands at an address whose page is still being built, and says so. */
export function NextPage({ title, purpose }: NextPageProps) {
  return (
    <PlainPage title={title}>
      <EmptyState
        icon={<Hammer aria-hidden />}
        title="This page is being built."
        action={<LinkButton render={<Link to={PATHS.home} />}>Go to the home page</LinkButton>}
      >
        {purpose}
      </EmptyState>
    </PlainPage>
  )
}
