import type { ImportColumn, ImportFault } from '@latchkey/domain/imports/import.contract'

/** Says something of a field of a row, at the first of its columns that has a value. */
export function faultOf(
  row: { readonly cells: readonly string[]; readonly columns: readonly ImportColumn[] },
  { field, name, text }: Pick<ImportFault, 'field' | 'name' | 'text'>,
): ImportFault {
  const columns = row.columns.filter(({ becomes }) => becomes === field)
  const column = columns.find(({ at }) => (row.cells[at] ?? '').trim() !== '') ?? columns[0]
  return {
    field,
    at: column?.at ?? null,
    value: column === undefined ? '' : (row.cells[column.at] ?? ''),
    name,
    text,
  }
}
