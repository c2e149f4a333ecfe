import { countOf, figure, type Noun } from '../noun.ts'
import { Pager } from '../Pager/Pager.tsx'
import { PageSize } from '../PageSize/PageSize.tsx'
import * as S from './ListFooter.styles.ts'

/** A list with a fixed page size omits the props that choose one. */
export interface ListFooterProps {
  noun: Noun
  page: number
  lastPage: number
  /** Rows on all pages together. */
  total: number
  limit?: number | undefined
  /** The page sizes that are offered. */
  sizes?: readonly number[] | undefined
  onPage: (page: number) => void
  onLimit?: ((limit: number) => void) | undefined
  /** Distinguishes its pager from another on the same page. */
  pagerLabel?: string
}

/** Under a list: the page, the number of rows, and the controls for both. A changed count is announced. */
export function ListFooter({
  noun,
  page,
  lastPage,
  total,
  limit,
  sizes,
  onPage,
  onLimit,
  pagerLabel,
}: ListFooterProps) {
  return (
    <S.Root>
      <S.Summary>{`Page ${figure(page)} of ${figure(lastPage)} · ${countOf(total, noun)}`}</S.Summary>
      <Pager page={page} lastPage={lastPage} onPage={onPage} label={pagerLabel} />
      {limit !== undefined && sizes && onLimit && <PageSize limit={limit} sizes={sizes} onLimit={onLimit} />}
    </S.Root>
  )
}
