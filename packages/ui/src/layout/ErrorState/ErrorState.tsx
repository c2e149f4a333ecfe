import { CircleAlert } from 'lucide-react'
import { Button } from '../../controls/Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'

export interface ErrorStateProps {
  /** The error, in a few words. */
  title: string
  /** Advice on the next step, in a sentence. */
  advice: string
  actionLabel: string
  onAction: () => void
}

/**
 * Replaces a page that cannot be shown, with a button for the next step.
 *
 * @also Error page, 404
 * @do Say what happened and what to do, without codes or names of programs.
 * @dont Do not use it for a part of a page: use EmptyState.
 * @key Tab: Goes to the button.
 */
export function ErrorState({ title, advice, actionLabel, onAction }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={<CircleAlert aria-hidden />}
        tone="danger"
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
