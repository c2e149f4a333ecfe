import { Suggestions } from '../../../inputs/Suggestions/Suggestions.tsx'
import type { FilterSuggestions } from '../columns/data-column.ts'

/** Suggests texts in the filter of a column. */
export const suggest =
  (texts: readonly string[]): FilterSuggestions =>
  (props) => <Suggestions texts={texts} {...props} />
