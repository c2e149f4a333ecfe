import type { RowCells } from './import-row.ts'
import { dividedName, type DividedName } from './values/names.ts'

/** First and last name of a row; one that has no cell of its own comes from the whole name. */
export function readNames(row: RowCells): { -readonly [Field in keyof DividedName]: string } {
  const names = { firstName: row.textOf('firstName'), lastName: row.textOf('lastName') }
  const whole = row.textOf('fullName')
  if (whole === '' || (names.firstName !== '' && names.lastName !== '')) return names
  const divided = dividedName(whole)
  for (const field of ['firstName', 'lastName'] as const) {
    if (names[field] !== '' || divided[field] === '') continue
    names[field] = divided[field]
    row.given.add(field)
  }
  return names
}
