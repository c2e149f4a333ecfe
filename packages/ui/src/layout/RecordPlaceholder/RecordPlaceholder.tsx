import { TriangleAlert } from 'lucide-react'
import { Button } from '../../controls/Button/Button.tsx'
import { Announcement } from '../../accessibility/Announcement/Announcement.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'

export interface RecordPlaceholderProps {
  phase: 'loading' | 'failed' | 'missing'
  /** The noun for the record, such as "role". */
  noun: string
  onRetry: () => void
}

/**
 * Replaces a form while its record loads, or says why it could not be loaded.
 *
 * @do Use it on a page whose only content is the form of one record.
 * @dont Do not use it in a dialog or a list: they show these states themselves.
 * @key Tab: Goes to Retry where loading failed.
 */
export function RecordPlaceholder({ phase, noun, onRetry }: RecordPlaceholderProps) {
  if (phase === 'loading') {
    return (
      <>
        <Announcement>{`Loading ${noun}…`}</Announcement>
        <Skeleton shape="control" count={3} />
      </>
    )
  }
  const isMissing = phase === 'missing'
  return (
    <EmptyState
      icon={<TriangleAlert aria-hidden />}
      title={isMissing ? `This ${noun} no longer exists` : `This ${noun} could not be loaded`}
      action={!isMissing && <Button onClick={onRetry}>Retry</Button>}
    >
      {isMissing ? 'Somebody may have deleted it.' : 'Something went wrong on the server.'}
    </EmptyState>
  )
}
