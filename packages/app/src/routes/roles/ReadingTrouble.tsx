import { Button } from '@latchkey/ui/controls/Button'
import { EmptyState } from '@latchkey/ui/layout/EmptyState'
import { Skeleton } from '@latchkey/ui/layout/Skeleton'
import { Announcement } from '@latchkey/ui/layout/Announcement'
import { TriangleAlert } from 'lucide-react'
import type { Reading } from '../../editing/use-reading.ts'

/** What stands in for a page's content accepts. */
export interface ReadingTroubleProps {
  /** What the page has to go on. */
  kind: Exclude<Reading<unknown>['kind'], 'ready'>
  /** What is read, such as "role". */
  noun: string
  onRetry: () => void
}

/** Stands where a form will be, or says why there will be none. */
export function ReadingTrouble({ kind, noun, onRetry }: ReadingTroubleProps) {
  if (kind === 'loading') {
    return (
      <>
        <Announcement>{`Loading ${noun}…`}</Announcement>
        <Skeleton shape="control" count={3} />
      </>
    )
  }
  const isMissing = kind === 'missing'
  return (
    <EmptyState
      icon={<TriangleAlert aria-hidden />}
      title={isMissing ? `This ${noun} does not exist any more` : `This ${noun} could not be loaded`}
      action={!isMissing && <Button onClick={onRetry}>Retry</Button>}
    >
      {isMissing ? 'Somebody may have deleted it.' : 'The server did not answer as it should.'}
    </EmptyState>
  )
}
