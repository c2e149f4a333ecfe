import { countOf, figure, type Noun } from '../noun.ts'
import { Pager } from '../Pager/Pager.tsx'
import { PageSize } from '../PageSize/PageSize.tsx'
import * as S from './ListFooter.styles.ts'

/** A list with a fixed page size omits `limit`, `sizes` and `onLimit`. */
export interface ListFooterProps {
  noun: Noun
  page: number
  lastPage: number
  /** Rows on all pages. */
  total: number
  limit?: number | undefined
  /** The page sizes offered. */
  sizes?: readonly number[] | undefined
  onPage: (page: number) => void
  onLimit?: ((limit: number) => void) | undefined
  /** Distinguishes its pager from another on the same page. */
  pagerLabel?: string
}

/**
 * The footer of a list: pager, number of rows and page size. A changed count is announced.
 *
 * @also Pagination
 * @do Put it under every list with pages.
 * @dont Do not hide it during a refresh: the layout would jump.
 * @key Enter or Space: Goes to a page.
 */
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
