import { LOAD_FAILURE } from '@latchkey/domain/update/update.messages'
import { ErrorState } from '@latchkey/ui/layout/ErrorState/ErrorState.tsx'
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { MissingPartError } from '@latchkey/ui/loading/lazy-part.ts'
import { useRuntime } from '../runtime/runtime.ts'

/** Replaces a page that failed to load or render; the menu remains. */
export function RouteError() {
  const { root, reload } = useRuntime()
  const { build } = root
  const isPartMissing = useRouteError() instanceof MissingPartError

  useEffect(() => {
    // A missing chunk belongs to an older build: the update alert follows.
    if (isPartMissing) void build.reportMissingPart()
  }, [isPartMissing, build])

  return isPartMissing ? (
    <ErrorState
      title={LOAD_FAILURE.title}
      advice={LOAD_FAILURE.advice}
      actionLabel={LOAD_FAILURE.action}
      onAction={reload}
    />
  ) : (
    <ErrorState
      title="This page has stopped working."
      advice="Reload the page to continue. Everything you saved is safe."
      actionLabel="Reload"
      onAction={reload}
    />
  )
}
