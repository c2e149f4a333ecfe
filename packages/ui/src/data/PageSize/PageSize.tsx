import { InlineSelect } from '../../inputs/InlineSelect/InlineSelect.tsx'

export interface PageSizeProps {
  /** The current page size; shown even if it is not in `sizes`. */
  limit: number
  /** The page sizes offered. */
  sizes: readonly number[]
  onLimit: (limit: number) => void
  isDisabled?: boolean
}

/**
 * Chooses the number of rows per page.
 *
 * @do Offer 10, 20, 50 and 100; another current value is shown too.
 * @dont Do not return to the first page without an announcement.
 * @key Arrow Up, Arrow Down: Change the number of rows.
 */
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
