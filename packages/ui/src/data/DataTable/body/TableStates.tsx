import { Inbox, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { EmptyState } from '../../../layout/EmptyState/EmptyState.tsx'
import { LoadFailed } from '../../../layout/EmptyState/LoadFailed.tsx'
import { Skeleton } from '../../../layout/Skeleton/Skeleton.tsx'
import type { Noun } from '../../noun.ts'
import { CELL, ROW } from '../columns/cell-look.ts'
import * as S from './TableStates.styles.ts'

interface WideProps {
  columnCount: number
}

export interface EmptyRowsProps extends WideProps {
  noun: Noun
  hint: ReactNode
  /** Undefined unless the filters match no row. */
  onClear: (() => void) | undefined
}

export interface FailedRowsProps extends WideProps {
  noun: Noun
  onRetry: () => void
}

const SKELETON_ROWS = 8

function Wide({ columnCount, children }: WideProps & { children: ReactNode }) {
  return (
    <tr {...ROW}>
      <td {...CELL} data-part="wide" colSpan={columnCount}>
        {children}
      </td>
    </tr>
  )
}

/** Placeholder rows while loading. */
export function SkeletonRows({ columnCount }: WideProps) {
  return Array.from({ length: SKELETON_ROWS }, (_, row) => (
    <tr {...ROW} key={row} aria-hidden>
      {Array.from({ length: columnCount }, (_column, cell) => (
        <td {...CELL} key={cell} data-part="bone">
          <S.Bone>
            <Skeleton />
          </S.Bone>
        </td>
      ))}
    </tr>
  ))
}

/** Explains why there are no rows, and offers the next step. */
export function EmptyRows({ columnCount, noun, hint, onClear }: EmptyRowsProps) {
  return (
    <Wide columnCount={columnCount}>
      {onClear ? (
        <EmptyState
          title={`No ${noun.many} match these filters`}
          icon={<SearchX />}
          action={<Button onClick={onClear}>Clear filters</Button>}
        />
      ) : (
        <EmptyState title={`No ${noun.many} yet`} icon={<Inbox />} action={hint} />
      )}
    </Wide>
  )
}

/** The first load failed: an error message with a retry button. */
export function FailedRows({ columnCount, noun, onRetry }: FailedRowsProps) {
  return (
    <Wide columnCount={columnCount}>
      <LoadFailed title={`The ${noun.many} could not be loaded`} onRetry={onRetry} />
    </Wide>
  )
}
