/** The guidance on a component's docs page: when to use it, when not, and its keys. */
export interface Guide {
  readonly dos: readonly string[]
  readonly donts: readonly string[]
  /** Action of each key while the component is focused; empty if it handles none. */
  readonly keys: Readonly<Record<string, string>>
}

/** Keys of a list that is a DataTable. */
export const TABLE_KEYS: Guide['keys'] = {
  Tab: 'Moves through headings, filters, rows and their menus.',
  'Enter or Space': 'On a heading, sorts; on a button of a row, opens it.',
  Enter: 'In a filter, applies it at once.',
  Escape: 'In a filter, clears it.',
}
