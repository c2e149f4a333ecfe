import { Button } from '@latchkey/ui/controls/Button'
import { EmptyState } from '@latchkey/ui/layout/EmptyState'
import { CircleAlert } from 'lucide-react'

/** What the trouble accepts. */
export interface TroubleProps {
  /** What happened, in a few words. */
  title: string
  /** What to do about it, in a sentence. */
  advice: string
  actionLabel: string
  onAction: () => void
}

/** Stands where a page should be, says in plain words why it is not, and offers the way on. */
export function Trouble({ title, advice, actionLabel, onAction }: TroubleProps) {
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
