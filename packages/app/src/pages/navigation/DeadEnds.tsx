import { PAGES } from '@latchkey/domain/navigation/pages'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { LinkButton } from '@latchkey/ui/controls/LinkButton/LinkButton.tsx'
import { PlainPage } from '@latchkey/ui/layout/PlainPage/PlainPage.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { useRoot } from '../../runtime/runtime.ts'

/** A message without further content, with a link home. */
const DeadEnd = observer(function DeadEnd({ title, text }: { title: string; text: string }) {
  const { session } = useRoot()
  return (
    <PlainPage title={title} isInShell={session.isSignedIn}>
      <Stack>
        <p>{text}</p>
        <div>
          <LinkButton variant="primary" render={<Link to={PATHS.home} />}>
            Go to the home page
          </LinkButton>
        </div>
      </Stack>
    </PlainPage>
  )
})

export const AccessDeniedPage = () => (
  <DeadEnd
    title={PAGES.accessDenied.title}
    text="You do not have permission to open that page. If you need it, ask an administrator."
  />
)

export const NotFoundPage = () => (
  <DeadEnd
    title="Not Found"
    text="There is no page at this address. It may be mistyped, or the link may be out of date."
  />
)
