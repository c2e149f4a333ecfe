import { Select } from '../../inputs/Select/Select.tsx'
import * as S from './PageSize.styles.ts'

export interface PageSizeProps {
  /** Rows on a page now; shown even when it is none of the sizes. Source: decision G1. */
  limit: number
  /** The sizes that are offered. */
  sizes: readonly number[]
  onLimit: (limit: number) => void
  isDisabled?: boolean
}

/** How many rows a page has. */
export function PageSize({ limit, sizes, onLimit, isDisabled }: PageSizeProps) {
  return (
    <S.Root>
      <span aria-hidden>Rows per page</span>
      <S.Box>
        <Select
          aria-label="Rows per page"
          size="small"
          options={sizes.map((size) => ({ value: size, label: String(size) }))}
          value={limit}
          onChange={onLimit}
          isDisabled={isDisabled}
        />
      </S.Box>
    </S.Root>
  )
}
