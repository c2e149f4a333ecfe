import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Trouble } from '../frame/Trouble.tsx'
import { useFetchLater } from '../frame/use-fetch-later.ts'
import { useRuntime } from '../runtime/runtime.ts'
import { UPDATE_AVAILABLE } from '@latchkey/domain/update/update.messages'

const loadAlert = () => import('./UpdateAlert.tsx').then(({ UpdateAlert }) => UpdateAlert)

/** Says the same in the flow of the page, for when the alert itself is gone with its build. */
function PlainUpdateAlert() {
  const { unsaved, reload } = useRuntime()
  const { title, text, action } = UPDATE_AVAILABLE
  return <Trouble title={title} advice={text} actionLabel={action} onAction={() => unsaved.leave(reload)} />
}

const LazyUpdateAlert = lazy(async () => ({ default: await loadAlert().catch(() => PlainUpdateAlert) }))

/** Waits for a newer build, and then shows the alert. */
export function BuildNotice() {
  const { build } = useRuntime()
  const isOutdated = useSyncExternalStore(build.subscribe, build.isOutdated)

  // Once a newer build is served, the parts of this one are gone.
  useFetchLater(loadAlert)

  if (!isOutdated) return null
  return (
    <Suspense fallback={null}>
      <LazyUpdateAlert />
    </Suspense>
  )
}
