import { Alert } from '@latchkey/ui/overlays/Alert'
import { useRuntime } from '../runtime/runtime.ts'
import { UPDATE_AVAILABLE } from '@latchkey/domain/update/update.messages'

/** Says that a newer build is served; nothing but Refresh puts it away. Source: specification §1. */
export function UpdateAlert() {
  const { unsaved, reload } = useRuntime()
  const { title, text, action } = UPDATE_AVAILABLE
  return (
    <Alert isOpen title={title} actionLabel={action} onAction={() => unsaved.leave(reload)}>
      {text}
    </Alert>
  )
}
