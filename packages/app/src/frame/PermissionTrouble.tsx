import { useRuntime } from '../runtime/runtime.ts'
import { Trouble } from './Trouble.tsx'

/** Takes the place of a page while nobody knows whether the person may see it. Source: decision S23. */
export function PermissionTrouble() {
  const { root } = useRuntime()
  return (
    <Trouble
      title="We couldn't load your permissions."
      advice="Check your connection, then try again."
      actionLabel="Retry"
      onAction={() => void root.session.loadPermissions()}
    />
  )
}
