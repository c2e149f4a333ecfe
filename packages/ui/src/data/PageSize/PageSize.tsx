import { InlineSelect } from '../../inputs/InlineSelect/InlineSelect.tsx'

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
    <InlineSelect
      label="Rows per page"
      width="4.75rem"
      options={sizes.map((size) => ({ value: size, label: String(size) }))}
      value={limit}
      onChange={onLimit}
      isDisabled={isDisabled}
    />
  )
}
