import { LinkButton } from '@latchkey/ui/controls/LinkButton'
import { Stack } from '@latchkey/ui/layout/Stack'
import { Link } from 'react-router-dom'
import { PlainPage } from '../../frame/PlainPage.tsx'
import { PATHS } from '@latchkey/domain/navigation/paths'

/** Where a person lands whose permissions do not reach a page. Source: specification §2, decision S21. */
export function AccessDeniedPage() {
  return (
    <PlainPage title="Access Denied">
      <Stack>
        <p>You do not have permission to open that page. If you need it, ask an administrator.</p>
        <div>
          <LinkButton variant="primary" render={<Link to={PATHS.home} />}>
            Go to the home page
          </LinkButton>
        </div>
      </Stack>
    </PlainPage>
  )
}
