import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { pagesInWindow } from './page-window.ts'
import * as S from './Pager.styles.ts'

export interface PagerProps {
  /** The current page, from 1. */
  page: number
  lastPage: number
  onPage: (page: number) => void
  /** Distinguishes it from another pager on the same page. */
  label?: string
}

interface StepProps {
  label: string
  Icon: LucideIcon
  /** Null at this end of the list. */
  to: number | null
  onPage: (page: number) => void
}

function Step({ label, Icon, to, onPage }: StepProps) {
  return (
    <S.Entry>
      <S.PageButton
        type="button"
        data-variant="quiet"
        aria-label={label}
        title={label}
        // Not `disabled`, which would lose the focus of keyboard users.
        aria-disabled={to === null}
        onClick={() => to !== null && onPage(to)}
      >
        <Icon aria-hidden />
      </S.PageButton>
    </S.Entry>
  )
}

/**
 * Pagination: up to seven page numbers around the current one, and buttons to the ends.
 *
 * @also Pagination
 * @do Keep it for a single page too, so that a growing list does not move.
 * @dont Do not make the page number a text field.
 * @key Enter or Space: Goes to the page.
 */
export function Pager({ page, lastPage, onPage, label = 'Pagination' }: PagerProps) {
  const isFirst = page <= 1
  const isLast = page >= lastPage
  return (
    <nav aria-label={label}>
      <S.List>
        <Step label="First page" Icon={ChevronFirst} to={isFirst ? null : 1} onPage={onPage} />
        <Step label="Previous page" Icon={ChevronLeft} to={isFirst ? null : page - 1} onPage={onPage} />
        {pagesInWindow(page, lastPage).map((one) => (
          <S.Entry key={one.page} data-smallest={one.smallest}>
            <S.PageButton
              type="button"
              data-variant="quiet"
              aria-current={one.page === page ? 'page' : undefined}
              onClick={() => one.page !== page && onPage(one.page)}
            >
              {one.page}
            </S.PageButton>
          </S.Entry>
        ))}
        <Step label="Next page" Icon={ChevronRight} to={isLast ? null : page + 1} onPage={onPage} />
        <Step label="Last page" Icon={ChevronLast} to={isLast ? null : lastPage} onPage={onPage} />
      </S.List>
    </nav>
  )
}
