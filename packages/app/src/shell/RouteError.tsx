import { ErrorState } from '@latchkey/ui/layout/ErrorState'
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { MissingPartError } from '@latchkey/ui/loading/lazy-part'
import { useRuntime } from '../runtime/runtime.ts'

/** Takes the place of a page that could not be shown; the menu around it still works. */
export function RouteError() {
  const { root, reload } = useRuntime()
  const { build } = root
  const isPartMissing = useRouteError() instanceof MissingPartError

  useEffect(() => {
    // A part that the server no longer has belongs to an older build: the update alert follows.
    if (isPartMissing) void build.reportMissingPart()
  }, [isPartMissing, build])

  return isPartMissing ? (
    <ErrorState
      title="This page could not be fetched."
      advice="Check your connection, then try again. Nothing that was saved is lost."
      actionLabel="Retry"
      onAction={reload}
    />
  ) : (
    <ErrorState
      title="This page has stopped working."
      advice="Reload it to go on. Nothing that was saved is lost."
      actionLabel="Reload"
      onAction={reload}
    />
  )
}
