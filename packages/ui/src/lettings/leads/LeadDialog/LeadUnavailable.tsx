import type { OpenedState } from '@latchkey/domain/forms/opened-record.model'
import { LockKeyhole, SearchX } from 'lucide-react'
import { Announcement } from '../../../accessibility/Announcement/Announcement.tsx'
import { EmptyState } from '../../../layout/EmptyState/EmptyState.tsx'
import { LoadFailed } from '../../../layout/EmptyState/LoadFailed.tsx'
import { FieldGrid } from '../../../layout/FieldGrid/FieldGrid.tsx'
import { Skeleton } from '../../../layout/Skeleton/Skeleton.tsx'
import * as S from './fields/LeadFields.styles.ts'

export interface LeadUnavailableProps {
  state: OpenedState
  onRetry: (() => void) | undefined
}

/** Shown while the lead loads, if it could not be loaded, and if it does not exist. */
export function LeadUnavailable({ state, onRetry }: LeadUnavailableProps) {
  if (state === 'failed') return <LoadFailed title="The lead could not be loaded" onRetry={onRetry} />
  if (state === 'forbidden')
    return (
      <EmptyState title="You do not have access to this lead" icon={<LockKeyhole />}>
        If you need it, ask an administrator for access to its section.
      </EmptyState>
    )
  if (state === 'missing')
    return (
      <EmptyState title="This lead no longer exists" icon={<SearchX />}>
        It has been deleted, or the address is wrong.
      </EmptyState>
    )
  return (
    <S.Body aria-busy>
      <Announcement>Loading the lead…</Announcement>
      <S.Columns>
        {[4, 6].map((rows) => (
          <S.Column key={rows}>
            <Skeleton />
            <FieldGrid>
              <Skeleton shape="control" count={rows} />
              <Skeleton shape="control" count={rows} />
            </FieldGrid>
          </S.Column>
        ))}
      </S.Columns>
    </S.Body>
  )
}
