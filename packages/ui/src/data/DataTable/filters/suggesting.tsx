import { Suggestions } from '../../../inputs/Suggestions/Suggestions.tsx'
import type { ColumnFilter } from '../columns/data-column.ts'

/** The filter of a column that mostly has one of these texts; any other text is allowed. */
export const suggesting = (texts: readonly string[]): ColumnFilter => ({
  kind: 'text',
  renderSuggestions: (field) => <Suggestions {...field} texts={texts} />,
})
