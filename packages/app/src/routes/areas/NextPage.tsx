import { LinkButton } from '@latchkey/ui/controls/LinkButton'
import { Stack } from '@latchkey/ui/layout/Stack'
import { Link } from 'react-router-dom'
import { PlainPage } from '../../frame/PlainPage.tsx'
import { PATHS } from '../../paths.ts'

/** What the page accepts. */
export interface NextPageProps {
  title: string
  /** What will be done on this page, as a sentence. */
  purpose: string
}

/** Stands at an address whose page is still being built, and says so. */
export function NextPage({ title, purpose }: NextPageProps) {
  return (
    <PlainPage title={title}>
      <Stack>
        <p>This page is being built. {purpose}</p>
        <div>
          <LinkButton render={<Link to={PATHS.home} />}>Go to the home page</LinkButton>
        </div>
      </Stack>
    </PlainPage>
  )
}
