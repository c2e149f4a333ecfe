import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import { leadName } from '@latchkey/domain/leads/lead-names'
import { recordHref } from '@latchkey/domain/navigation/open-record'
import { Inbox } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Announcement } from '../../../accessibility/Announcement/Announcement.tsx'
import { LinkButton } from '../../../controls/LinkButton/LinkButton.tsx'
import { CountBadge } from '../../../data/CountBadge/CountBadge.tsx'
import { StaleNotice } from '../../../data/StaleNotice/StaleNotice.tsx'
import { Card } from '../../../layout/Card/Card.tsx'
import { EmptyState } from '../../../layout/EmptyState/EmptyState.tsx'
import { LoadFailed } from '../../../layout/EmptyState/LoadFailed.tsx'
import { Skeleton } from '../../../layout/Skeleton/Skeleton.tsx'
import { HandlerLine } from '../HandlerLine/HandlerLine.tsx'
import { WaitingMark } from '../WaitingMark/WaitingMark.tsx'
import { NameLink } from '../../NameLink.tsx'
import * as S from './WaitingCard.styles.ts'

export interface WaitingCardProps {
  /** Sorted by waiting time, longest first. */
  rows: readonly LeadRow[]
  /** The number of waiting leads on all pages. */
  total: number
  phase: 'loading' | 'failed' | 'ready'
  /** True if the last refresh failed and the rows are out of date. */
  hasRefreshFailed?: boolean
  onRetry: () => void
  onOpen: (row: LeadRow) => void
  /** The signed-in user, whose own leads are highlighted. */
  userId?: number | undefined
  /** The link of 'View all'. */
  viewAll: ReactElement
  /** Leads to the enquiries that wait to be completed, above the list; omitted while none has waited too long. */
  toComplete?: ReactNode
}

const NOUN = { one: 'lead waits', many: 'leads wait' }
const SKELETON_LINES = 5

/**
 * The leads that have waited longest for a first answer.
 *
 * @do Put it before long lists: those who wait are to be seen without scrolling.
 * @do Show about five; 'View all' leads to the rest.
 * @dont Do not make it a table: it is read from the top.
 * @key Tab: Moves from name to name.
 * @key Enter: Opens the lead.
 */
export function WaitingCard({
  rows,
  total,
  phase,
  hasRefreshFailed = false,
  onRetry,
  onOpen,
  userId,
  viewAll,
  toComplete,
}: WaitingCardProps) {
  const renderBody = () => {
    if (phase === 'loading') return <Skeleton count={SKELETON_LINES} />
    if (phase === 'failed')
      return <LoadFailed title="The waiting leads could not be loaded" onRetry={onRetry} />
    if (rows.length === 0) return <EmptyState title="Nobody is waiting" icon={<Inbox aria-hidden />} />
    return (
      <S.List>
        {rows.map((row) => (
          <S.Item key={row.id}>
            <S.Who>
              <NameLink isButton href={recordHref('lead', row.id)} onOpen={() => onOpen(row)}>
                {leadName(row)}
              </NameLink>
              {row.property?.name && <S.Home>{row.property.name}</S.Home>}
            </S.Who>
            <S.Line>
              {row.waiting && <WaitingMark waiting={row.waiting} />}
              <HandlerLine handler={row.handler} isMine={row.handler?.id === userId} />
            </S.Line>
          </S.Item>
        ))}
      </S.List>
    )
  }

  return (
    <Card
      title="Waiting longest"
      mark={<CountBadge count={total} noun={NOUN} />}
      actions={
        <LinkButton size="small" render={viewAll}>
          View all
        </LinkButton>
      }
    >
      {toComplete && <S.Above>{toComplete}</S.Above>}
      <S.Body>{renderBody()}</S.Body>
      {hasRefreshFailed && <StaleNotice onRetry={onRetry} />}
      <Announcement>{phase === 'loading' ? 'Loading the waiting leads…' : ''}</Announcement>
    </Card>
  )
}
