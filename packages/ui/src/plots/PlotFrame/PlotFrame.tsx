import { ChartColumn } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Announcement } from '../../accessibility/Announcement/Announcement.tsx'
import { Button } from '../../controls/Button/Button.tsx'
import { Card } from '../../layout/Card/Card.tsx'
import { EmptyState } from '../../layout/EmptyState/EmptyState.tsx'
import { LoadFailed } from '../../layout/EmptyState/LoadFailed.tsx'
import { Skeleton } from '../../layout/Skeleton/Skeleton.tsx'
import * as S from './PlotFrame.styles.ts'

export interface PlotFrameProps {
  /** Its subject, such as 'Enquiries by week'. */
  title: string
  phase: 'loading' | 'ready' | 'failed'
  /** Shown in place of plot and table when there is nothing to show; null otherwise. */
  emptyTitle?: string | null
  onRetry: () => void
  /** Without it there is only the table. */
  plot?: ReactNode
  /** The figures of the plot as a `FigureTable`. */
  table: ReactNode
  /** At the end of the title's line, such as an `ExportMenu`. */
  actions?: ReactNode
}

const SKELETON_LINES = 8

/**
 * A card with a plot that turns into a table; paper shows both.
 *
 * @do Put every plot into one, with a `FigureTable` of the same figures: some people read what others look at.
 * @do Name what is counted and by what: ‘Enquiries by week’.
 * @do Offer the export of its table to those who may export.
 * @dont Do not describe the figures in the title: it stays the same for all of them.
 * @dont Do not show axes without anything: say that there is nothing.
 * @key Tab: Goes to ‘Show table’, the export, and the plot.
 * @key Enter: Shows the table or the plot.
 */
export function PlotFrame({
  title,
  phase,
  emptyTitle = null,
  onRetry,
  plot,
  table,
  actions,
}: PlotFrameProps) {
  const [isTable, setIsTable] = useState(false)
  const isLoading = phase === 'loading'
  const isShown = !isLoading && phase === 'ready' && emptyTitle === null
  const hasPlot = plot !== undefined

  const renderInstead = () => {
    if (isLoading)
      return (
        <S.Waiting>
          <Skeleton count={SKELETON_LINES} />
        </S.Waiting>
      )
    if (phase === 'failed') return <LoadFailed title="The figures could not be loaded" onRetry={onRetry} />
    return <EmptyState title={emptyTitle ?? ''} icon={<ChartColumn aria-hidden />} />
  }

  return (
    <Card
      title={title}
      actions={
        isShown ? (
          <S.Actions data-print="hidden">
            {hasPlot && (
              <Button size="small" onClick={() => setIsTable(!isTable)}>
                {isTable ? 'Show plot' : 'Show table'}
              </Button>
            )}
            {actions}
          </S.Actions>
        ) : undefined
      }
    >
      {isShown ? (
        <>
          {hasPlot && <S.View data-away={isTable || undefined}>{plot}</S.View>}
          <S.View data-away={(hasPlot && !isTable) || undefined}>{table}</S.View>
        </>
      ) : (
        <S.Instead aria-busy={isLoading || undefined}>{renderInstead()}</S.Instead>
      )}
      <Announcement>{isLoading ? `Loading ${title}…` : ''}</Announcement>
    </Card>
  )
}
