import { CircleAlert } from 'lucide-react'
import { Button } from '../../controls/Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'

export interface ErrorStateProps {
  /** What happened, in a few words. */
  title: string
  /** What to do about it, in a sentence. */
  advice: string
  actionLabel: string
  onAction: () => void
}

/** Replaces a page that cannot be shown, with a button for the next step. */
export function ErrorState({ title, advice, actionLabel, onAction }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={<CircleAlert aria-hidden />}
        title={title}
        action={
          <Button variant="primary" onClick={onAction}>
            {actionLabel}
          </Button>
        }
      >
        {advice}
      </EmptyState>
    </div>
  )
}
