import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { Trouble } from '../frame/Trouble.tsx'
import { useRuntime } from '../runtime/runtime.ts'
import { UPDATE_AVAILABLE } from './update-texts.ts'

/** After this, in milliseconds, the alert is fetched: once a newer build is served, the parts of this one are gone. */
const FETCH_ALERT_AFTER_MS = 10_000

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

  useEffect(() => {
    const timer = setTimeout(() => void loadAlert().catch(() => {}), FETCH_ALERT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  if (!isOutdated) return null
  return (
    <Suspense fallback={null}>
      <LazyUpdateAlert />
    </Suspense>
  )
}
