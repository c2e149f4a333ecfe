import { UPDATE_AVAILABLE } from '@latchkey/domain/update/update.messages'
import { ErrorState } from '@latchkey/ui/layout/ErrorState/ErrorState.tsx'
import { lazyPopup } from '@latchkey/ui/loading/lazy-popup.tsx'
import { useFetchLater } from '@latchkey/ui/loading/use-fetch-later.ts'
import type { AlertProps } from '@latchkey/ui/overlays/Alert/Alert.tsx'
import { observer } from 'mobx-react-lite'
import { useRuntime } from '../runtime/runtime.ts'

const { title, text, action } = UPDATE_AVAILABLE

/** The page itself shows it if the chunk of the alert is missing too. */
function UpdateMessage({ onAction }: AlertProps) {
  return <ErrorState title={title} advice={text} actionLabel={action} onAction={onAction} />
}

/** Can be closed only by Refresh. */
const UpdateAlert = lazyPopup(() => import('@latchkey/ui/overlays/Alert/Alert.tsx'), 'Alert', {
  Missing: UpdateMessage,
})

export const BuildNotice = observer(function BuildNotice() {
  const { root, reload } = useRuntime()
  // Once a newer build is served, the chunks of this one are missing.
  useFetchLater(UpdateAlert.fetch)

  return (
    root.build.isOutdated && (
      <UpdateAlert isOpen title={title} actionLabel={action} onAction={() => root.unsaved.leave(reload)}>
        {text}
      </UpdateAlert>
    )
  )
})
