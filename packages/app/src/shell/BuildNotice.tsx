import { UPDATE_AVAILABLE } from '@latchkey/domain/update/update.messages'
import { ErrorState } from '@latchkey/ui/layout/ErrorState/ErrorState.tsx'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import { useFetchLater } from '@latchkey/ui/loading/use-fetch-later.ts'
import { useRuntime } from '../runtime/runtime.ts'

const { title, text, action } = UPDATE_AVAILABLE

const loadAlert = () => import('@latchkey/ui/overlays/Alert/Alert.tsx')

/** Can be closed only by Refresh. */
const UpdateAlert = lazy(async () => {
  // Falls back to a message in the page if the chunk of the alert is missing.
  const alert = await loadAlert().catch(() => null)
  return {
    default: ({ onRefresh }: { onRefresh: () => void }) =>
      alert === null ? (
        <ErrorState title={title} advice={text} actionLabel={action} onAction={onRefresh} />
      ) : (
        <alert.Alert isOpen title={title} actionLabel={action} onAction={onRefresh}>
          {text}
        </alert.Alert>
      ),
  }
})

export const BuildNotice = observer(function BuildNotice() {
  const { root, reload } = useRuntime()
  // Once a newer build is served, the chunks of this one are missing.
  useFetchLater(loadAlert)

  if (!root.build.isOutdated) return null
  return (
    <Suspense fallback={null}>
      <UpdateAlert onRefresh={() => root.unsaved.leave(reload)} />
    </Suspense>
  )
})
