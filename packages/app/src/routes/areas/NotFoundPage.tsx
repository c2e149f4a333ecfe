import { LinkButton } from '@latchkey/ui/controls/LinkButton'
import { Stack } from '@latchkey/ui/layout/Stack'
import { Link } from 'react-router-dom'
import { PlainPage } from '../../frame/PlainPage.tsx'
import { PATHS } from '@latchkey/domain/navigation/paths'

/** Where every address leads that is none of ours. Source: specification §2. */
export function NotFoundPage() {
  return (
    <PlainPage title="Not Found">
      <Stack>
        <p>There is no page at this address. It may have been mistyped, or the link may be an old one.</p>
        <div>
          <LinkButton variant="primary" render={<Link to={PATHS.home} />}>
            Go to the home page
          </LinkButton>
        </div>
      </Stack>
    </PlainPage>
  )
}
