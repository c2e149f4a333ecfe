import { CloudOff } from 'lucide-react'
import { Button } from '../../controls/Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

export interface LoadFailedProps {
  /** Names what could not be loaded, such as "The enquiries could not be loaded". */
  title: string
  /** Loads it again; without it there is no button. */
  onRetry: (() => void) | undefined
}

/** Replaces a part of a page that could not be loaded, with a button to retry. */
export function LoadFailed({ title, onRetry }: LoadFailedProps) {
  return (
    <EmptyState
      title={title}
      icon={<CloudOff aria-hidden />}
      tone="danger"
      action={onRetry && <Button onClick={onRetry}>Retry</Button>}
    >
      Check your connection, then try again.
    </EmptyState>
  )
}
