import { PATHS } from '@latchkey/domain/navigation/paths'
import { LinkButton } from '@latchkey/ui/controls/LinkButton/LinkButton.tsx'
import { PlainPage } from '@latchkey/ui/layout/PlainPage/PlainPage.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useRoot } from '../runtime/runtime.ts'

/** A message without further content, with a link home. */
export const DeadEnd = observer(function DeadEnd({
  title,
  children,
}: {
  title: string
  children: ReactNode
}) {
  const { session } = useRoot()
  return (
    <PlainPage title={title} isInShell={session.isSignedIn}>
      <Stack>
        <p>{children}</p>
        <div>
          <LinkButton variant="primary" render={<Link to={PATHS.home} />}>
            Go to the home page
          </LinkButton>
        </div>
      </Stack>
    </PlainPage>
  )
})
